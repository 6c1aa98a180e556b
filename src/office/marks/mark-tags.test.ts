import { expect, test } from 'vitest';
import { fillDocx } from '#office/fill-docx.ts';
import { MARK_ADDRESS, markTags, type TagInFile } from '#office/mark-tags.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { hyperlink, p, paragraph, picture, r, run, textBox } from '#tests/support/office/word-markup.ts';

const BODY = 'word/document.xml';
const byIndex = ({ index }: TagInFile) => String(index);
const bodyOf = (file: Uint8Array) => readPackage(file).xml(BODY);
const linksIn = (xml: string) =>
  [...xml.matchAll(/HYPERLINK "([^"]*)"/g)].map(([, address = '']) => address.slice(MARK_ADDRESS.length));
const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');

test('a marked template reads as before, and each tag is a link by its name', () => {
  const file = buildDocx({
    body: p('By {{business_name}}, {{#if website}}{{website}}{{/if}}'),
    headers: { default: p('{{date}}') },
  });
  const seen: TagInFile[] = [];
  const marked = markTags(file, (tag) => {
    seen.push(tag);
    return byIndex(tag);
  });
  expect(textOf(bodyOf(marked))).toBe('By {{business_name}}, {{#if website}}{{website}}{{/if}}');
  expect(linksIn(bodyOf(marked))).toEqual(['0', '1', '2', '3']);
  expect(linksIn(readPackage(marked).xml('word/header1.xml'))).toEqual(['4']);
  expect(seen.map(({ written, value }) => [written, value])).toEqual([
    ['{{business_name}}', 'business_name'],
    ['{{#if website}}', undefined],
    ['{{website}}', 'website'],
    ['{{/if}}', undefined],
    ['{{date}}', 'date'],
  ]);
});

test('what is given no name, an escape, and a file without tags stay as they are', () => {
  const file = buildDocx({ body: p('{{city}} {{{{') });
  expect(markTags(file, () => undefined)).toBe(file);
  expect(linksIn(bodyOf(markTags(file, byIndex)))).toEqual(['0']);
});

test('a tag keeps its look, also when it is scattered over runs', () => {
  const body = paragraph(r('{{busi', '<w:b/>') + r('ness_name}}', '<w:i/>'));
  const xml = bodyOf(markTags(buildDocx({ body }), byIndex));
  expect(textOf(xml)).toBe('{{business_name}}');
  expect(xml).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">{{busi</w:t></w:r>');
  expect(xml).toContain('<w:r><w:rPr><w:i/></w:rPr><w:fldChar w:fldCharType="end"/></w:r>');
  expect(xml).toContain('<w:r><w:rPr><w:b/></w:rPr><w:fldChar w:fldCharType="begin"/></w:r>');
});

test('a link around a tag makes way for its mark, and what Word wrote twice is marked once', () => {
  const body = paragraph(hyperlink('rIdWeb', r('at {{website}}'))) + paragraph(textBox(p('{{city}}')));
  const relationships = [{ id: 'rIdWeb', type: 'hyperlink', target: 'https://shop.example', external: true }];
  const xml = bodyOf(markTags(buildDocx({ body, relationships }), byIndex));
  expect(xml).not.toContain('w:hyperlink');
  expect(linksIn(xml)).toEqual(['0', '1']);
});

const placeholders = definePlaceholders({ business_name: {}, logo: { kind: 'logo' }, qr: { kind: 'code' } });
const png = makePng(40, 20);

test.each(['logo', 'qr'])('a picture that is to be the %s is a link, too', (key) => {
  const file = buildDocx({
    body: paragraph(run(picture({ id: 'rIdOld', descr: `{{${key}}}` })) + run(picture({ id: 'rIdOld' }))),
    relationships: [{ id: 'rIdOld', type: 'image', target: 'media/old.png' }],
    parts: [{ name: 'word/media/old.png', content: Buffer.from(png) }],
    defaults: { png: 'image/png' },
  });
  const marked = readPackage(markTags(file, ({ value }) => value, placeholders));
  expect(marked.xml(BODY).match(/<a:hlinkClick [^>]*r:id="rIdMark0"\/>/g)).toHaveLength(1);
  expect(marked.xml('word/_rels/document.xml.rels')).toContain(
    `Target="${MARK_ADDRESS}${key}" TargetMode="External"`,
  );
});

test('values are filled inside their marks, and none is ever a mark of its own', () => {
  const file = buildDocx({ body: p('{{business_name}}') });
  const marked = markTags(file, ({ value }) => value);
  const filled = bodyOf(fillDocx(marked, { placeholders, values: { business_name: '"/> {{logo}} \\' } }));
  expect(linksIn(filled)).toEqual(['business_name']);
  expect(textOf(filled)).toBe('"/&gt; {{logo}} \\');
});
