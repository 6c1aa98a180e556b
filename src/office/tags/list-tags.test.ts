import { expect, test } from 'vitest';
import { inspectDocx } from '#office/inspect-docx.ts';
import { listTags } from '#office/list-tags.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { p, table } from '#tests/support/office/word-markup.ts';

const placeholders = definePlaceholders({
  business_name: {},
  has_fryer: { kind: 'yesNo' },
  contacts: { kind: 'list', columns: { person: {} } },
});

const listed = (body: string, parts: { headers?: { default: string } } = {}) =>
  listTags(buildDocx({ body, ...parts }), placeholders);

const different = (list: readonly { message?: string | undefined; place: string }[]) =>
  new Set(list.map(({ message = '', place }) => `${place}: ${message}`));

const summary = (body: string) =>
  listed(body).map(({ kind, written, opener, role }) => [kind, written, opener, role]);

test('tags are told apart as values, blocks and mistakes, in the order in which they stand', () => {
  expect(summary(p('{{ Business  Name }} {{#if has_fryer}}Fry{{else}}Boil{{/if}} {{bussiness}}'))).toEqual([
    ['value', '{{ Business Name }}', undefined, undefined],
    ['block', '{{#if has_fryer}}', '{{#if has_fryer}}', 'begin'],
    ['block', '{{else}}', '{{#if has_fryer}}', 'middle'],
    ['block', '{{/if}}', '{{#if has_fryer}}', 'end'],
    ['mistake', '{{bussiness}}', undefined, undefined],
  ]);
});

test('a column is known inside of its list, and a mistake outside of it', () => {
  const tags = listed(p('{{#each contacts}}') + p('{{person}}') + p('{{/each}}') + p('{{person}}'));
  expect(tags.map(({ kind }) => kind)).toEqual(['block', 'value', 'block', 'mistake']);
  expect(tags[1]?.keys).toEqual([]);
});

test('of blocks that are written alike, only those with a mistake are one', () => {
  const tags = listed(p('{{#if has_fryer}}Fry{{/if}}') + p('Boil {{/if}}'));
  expect(tags.map(({ kind, message }) => [kind, message])).toEqual([
    ['block', undefined],
    ['block', undefined],
    ['mistake', '{{/if}} closes nothing that was opened before it.'],
  ]);
});

test('both ends of a block that cannot belong together are the mistake', () => {
  const tags = listed(p('{{#if has_fryer}}') + table([p('{{/if}}')]));
  expect(tags.map(({ kind }) => kind)).toEqual(['mistake', 'mistake']);
  expect(tags[0]?.message).toContain('the edge of a table');
});

test('what is opened and not closed, or holds nothing, is a mistake; two braces that are to be printed are no tag', () => {
  expect(summary(p('{{business_name and {{ }} {{{{')).map(([kind]) => kind)).toEqual(['mistake', 'mistake']);
});

test('tests are told in words that do not depend on how Word wrote them', () => {
  const tags = listed(p('{{#if  business_name is “Pine”}}a{{else if not  has_fryer}}b{{/if}}'));
  expect(tags.flatMap(({ test: asked }) => asked ?? [])).toEqual([
    'business_name is "Pine"',
    'not has_fryer',
  ]);
});

test('what is wrong with tags is told in the words, and at the places, of the inspection', () => {
  const spec = {
    headers: { default: p('{{company}}') },
    body:
      p('Opening') +
      p('{{bussiness}} and {{bussiness}} {{#if has_fryer}}') +
      table([p('{{/if}} {{person}}')], [p('{{ }} {{business_name')]),
  };
  const told = inspectDocx(buildDocx(spec), { placeholders }).findings.filter(
    ({ severity }) => severity === 'error',
  );
  const listedAs = listTags(buildDocx(spec), placeholders).filter(({ kind }) => kind === 'mistake');
  // The other end of a torn block is marked, too, and told once.
  const ends = listedAs.filter(({ message = '' }) => message.includes('cannot belong together'));
  expect(ends).toHaveLength(2);
  expect(different(listedAs.filter((tag) => tag !== ends[1]))).toEqual(different(told));
});

test('tags of headers are listed with theirs, and those of workbooks with their cells', () => {
  const [inHeader] = listed(p('None'), { headers: { default: p('{{business_name}}') } });
  expect(inHeader).toMatchObject({ part: 'word/header1.xml', place: expect.stringMatching(/^Header/) });
  const rows = ['{{#if has_fryer}}', '{{business_name}}', '{{/if}}'].map(
    (text, index) =>
      `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`,
  );
  const workbook = buildXlsx({ rows: rows.join('') });
  expect(listTags(workbook, placeholders).map(({ kind }) => kind)).toEqual(['block', 'value', 'block']);
});
