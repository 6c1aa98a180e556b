import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const wordFile = (name: string, buffer: Buffer): ChosenFile => ({
  name: `${name}.docx`,
  mimeType: WORD_TYPE,
  buffer,
});

/** A template there is nothing to say about. */
export const goodFile = (name: string, text = 'Cleaning of the kitchen') =>
  wordFile(
    name,
    buildDocx({
      headers: { default: p('{{logo}}') },
      body: p(text) + p('This procedure applies at {{business_name}}, {{full_address}}.'),
    }),
  );

/** Kept, but with a remark: nothing in it would be replaced. */
export const plainFile = (name: string) => wordFile(name, buildDocx({ body: p('Nothing to fill in') }));

/** Refused as soon as it arrives. */
export const misspeltFile = (name: string) =>
  wordFile(name, buildDocx({ body: p('For {{bussiness_name}}') }));

/** Refused for one name that is written twice, far apart; everything else in it is known. */
export const mixedFile = (name: string) =>
  wordFile(
    name,
    buildDocx({
      headers: { default: p('{{business_name}} · {{date}}') },
      body:
        p('Opening of {{company_name}}') +
        p('{{#if website}}Find us at {{website}}.{{/if}}') +
        p('The same every day.').repeat(60) +
        p('Signed for {{company_name}}, {{full_address}}'),
    }),
  );

export const otherFile = (name: string): ChosenFile => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  buffer: Buffer.from('x'),
});
