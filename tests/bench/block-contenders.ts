import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { fillDocx } from '#office/fill-docx.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p, table } from '#tests/support/office/word-markup.ts';

/** The same loops and conditions in the languages of both. */
type Language = {
  each: (list: string) => string;
  endEach: (list: string) => string;
  when: (name: string) => string;
  end: (name: string) => string;
};

const languages = {
  ours: {
    each: (list) => `{{#each ${list}}}`,
    endEach: () => '{{/each}}',
    when: (name) => `{{#if ${name}}}`,
    end: () => '{{/if}}',
  },
  docxtemplater: {
    each: (list) => `{{#${list}}}`,
    endEach: (list) => `{{/${list}}}`,
    when: (name) => `{{#${name}}}`,
    end: (name) => `{{/${name}}}`,
  },
} satisfies Record<string, Language>;

const pageOf = ({ each, endEach, when, end }: Language) =>
  p(when('inspected')) +
  p('Equipment of {{business}}') +
  table(
    [p('Item'), p('Count'), p('Place')],
    [p(`${each('gear')}{{item}}`), p('{{count}}'), p(`{{place}}${endEach('gear')}`)],
  ) +
  p(each('gear')) +
  p(`{{item}}: ${when('hot')}let it cool${end('hot')}`) +
  p(when('cleaned')) +
  p('Clean it and write it down.') +
  p(end('cleaned')) +
  p(endEach('gear')) +
  p(end('inspected'));

const row = (index: number) => ({
  item: `Oven ${index}`,
  count: index % 7,
  place: `Shelf ${index % 31}`,
  hot: index % 2 === 0,
  cleaned: index % 3 === 0,
});
const valuesOf = (rows: number) => ({
  business: 'Harborview Kitchens',
  inspected: true,
  gear: Array.from({ length: rows }, (_, index) => row(index)),
});

const placeholders = definePlaceholders({
  business: {},
  inspected: { kind: 'yesNo' },
  gear: {
    kind: 'list',
    columns: { item: {}, count: { kind: 'number' }, place: {}, hot: {}, cleaned: {} },
  },
});

const documentOf = (language: Language, pages: number) =>
  buildDocx({ body: Array.from({ length: pages }, () => pageOf(language)).join('') });

/** For our list, in which yes is a text and no is none. */
const ourRows = (rows: number) =>
  valuesOf(rows).gear.map(({ hot, cleaned, ...rest }) => ({
    ...rest,
    hot: hot ? 'yes' : '',
    cleaned: cleaned ? 'yes' : '',
  }));

/** What each does with a document of so many pages and lists of so many rows. */
export const blockContenders = (pages: number, rows: number) => {
  const [mine, theirs] = [documentOf(languages.ours, pages), documentOf(languages.docxtemplater, pages)];
  const [ourValues, theirValues] = [{ ...valuesOf(rows), gear: ourRows(rows) }, valuesOf(rows)];
  return {
    ours: () => fillDocx(mine, { placeholders, values: ourValues }),
    docxtemplater: () => {
      const delimiters = { start: '{{', end: '}}' };
      const document = new Docxtemplater(new PizZip(theirs), {
        delimiters,
        linebreaks: true,
        paragraphLoop: true,
      });
      document.render(theirValues);
      return document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' });
    },
  };
};
