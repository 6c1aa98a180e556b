import fc from 'fast-check';
import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { buildDocx, relationshipsXml } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { contentOf, isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { fillingOf, sampleFilling, sampleValues } from '#tests/support/office/sample-values.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import {
  deleted,
  field,
  hyperlink,
  inserted,
  p,
  paragraph,
  r,
  run,
} from '#tests/support/office/word-markup.ts';
import {
  placeholderKeys,
  type PlaceholderValues,
  tagOf,
  type TextPlaceholderKey,
} from '#shared/placeholders.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { RefusedFile } from '#office/refusal.ts';

const textKeys = placeholderKeys.filter((key): key is TextPlaceholderKey => key !== 'logo');

/** What XML cannot carry is refused where people enter it, and never gets here. */
const printable = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- naming the control characters is the point
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '');
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '{{city}}',
      '}}',
      '{{',
      ']]>',
      '</w:t>',
      '&amp;',
      '$&',
      '=1+1',
      '_x0041_',
      '\n',
      ' a  b ',
    ),
  )
  .map(printable);
const anyValues = fc
  .record(Object.fromEntries(textKeys.map((key) => [key, anyText])))
  .map((values) => values as PlaceholderValues);

describe('filling a document', () => {
  test('does not depend on how the text is scattered over runs, links and tracked changes', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom(...textKeys.map(tagOf)), fc.constantFrom('a', ' ', '{', '}', 'é東')),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    const wrap = fc.constantFrom<(text: string) => string>(
      (text) => r(text),
      (text) => r(text, '<w:b/>'),
      (text) => inserted(r(text)),
      (text) => hyperlink('rIdLink', r(text)),
      (text) => `<w:proofErr w:type="spellStart"/>${r(text)}`,
      (text) => r(text) + deleted('gone {{'),
      (text) => `<w:bookmarkStart w:id="1" w:name="b"/>${r(text)}<w:bookmarkEnd w:id="1"/>`,
    );
    const scattered = fc.tuple(words, fc.array(fc.tuple(fc.nat(), wrap), { minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(scattered, ([parts, cuts]) => {
        const whole = parts.join('');
        const ends = [...cuts.map(([at]) => at % (whole.length + 1)), whole.length].toSorted((a, b) => a - b);
        const body = ends.map((end, index) => {
          const text = whole.slice(ends[index - 1] ?? 0, end);
          return text === '' ? '' : (cuts[index]?.[1] ?? r)(text);
        });
        const relationships = [
          { id: 'rIdLink', type: 'hyperlink', target: 'https://x.test', external: true },
        ];
        const scatteredFile = buildDocx({ body: paragraph(body.join('')), relationships });
        const plainFile = buildDocx({ body: p(whole) });
        const [one, other] = [scatteredFile, plainFile].map((file) =>
          paragraphsOf(readPackage(fillDocx(file, sampleFilling)).xml(BODY)),
        );
        expect(one).toEqual(other);
      }),
      { numRuns: 300 },
    );
  });

  test('prints any value as the same text, in every place, and expands nothing in it', () => {
    const file = buildDocx({
      body: textKeys.map((key) => p(`<${tagOf(key)}>`)).join(''),
      core: textKeys.map((key) => `<dc:title>${tagOf(key)}</dc:title>`).join(''),
      settings: `<w:docVars>${textKeys.map((key) => `<w:docVar w:name="a" w:val="${tagOf(key)}"/>`).join('')}</w:docVars>`,
    });
    fc.assert(
      fc.property(anyValues, (values) => {
        const output = readPackage(fillDocx(file, fillingOf(values)));
        expect(paragraphsOf(output.xml(BODY))).toEqual(textKeys.map((key) => `<${values[key]}>`));
        expect(output.xmlNames.filter((part) => !isWellFormed(output.xml(part)))).toEqual([]);
        const variables = contentOf(output.xml('word/settings.xml'));
        const missing = textKeys.filter((key) => !variables.includes(values[key]));
        expect(missing).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('takes out what no XML can carry, should it ever get here', () => {
    const file = buildDocx({ body: p('{{city}}') });
    const output = readPackage(
      fillDocx(file, fillingOf({ ...sampleValues, city: 'a\u0000b\u000bc\ufffed\ud800e' })),
    );
    expect(paragraphsOf(output.xml(BODY))).toEqual(['abcd\ufffde']);
  });

  test.each([
    { what: 'macros', name: 'word/vbaProject.bin', content: 'x' },
    { what: 'a control', name: 'word/activeX/activeX1.bin', content: 'x' },
    { what: 'a menu of its own', name: 'customUI/customUI.xml', content: '<customUI/>' },
    { what: 'bytes that call themselves a folder', name: 'word/folder/', content: 'x' },
    { what: 'relationships of nothing', name: 'word/_rels/none.xml.rels', content: relationshipsXml([]) },
  ])('leaves out what nothing leads to: $what', ({ name, content }) => {
    const filled = fillDocx(buildDocx({ parts: [{ name, content, type: 'x/y' }] }), sampleFilling);
    expect(Object.keys(new PizZip(filled).files)).not.toContain(name);
    expect(readPackage(filled).xml('[Content_Types].xml')).not.toContain(name);
  });

  test('leaves out parts that no document needs, with what refers to them', () => {
    const ribbon = 'http://schemas.microsoft.com/office/2006/relationships/ui/extensibility';
    const file = buildDocx({
      packageRelationships: [{ id: 'rId9', type: ribbon, target: 'customUI/customUI.xml' }],
      relationships: [{ id: 'rIdP', type: 'printerSettings', target: 'printer.bin' }],
      section: '<w:printerSettings r:id="rIdP"/>',
      parts: [
        { name: 'customUI/customUI.xml', content: '<customUI/>' },
        { name: 'word/printer.bin', content: 'x' },
      ],
    });
    const output = readPackage(fillDocx(file, sampleFilling));
    expect(output.names).not.toContain('customUI/customUI.xml');
    expect(output.names).not.toContain('word/printer.bin');
    expect(output.xml('_rels/.rels')).not.toContain('customUI');
    expect(output.xml(BODY)).not.toContain('rIdP');
  });

  test('keeps the text of links that are not for customers, and not where they lead', () => {
    const target = 'file:///C:/Users/jane/a.docx';
    const file = buildDocx({
      body:
        paragraph(`<w:hyperlink r:id="rIdL">${r('one')}</w:hyperlink>`) +
        paragraph(field([` HYPERLINK "${target}"`], r('two'))) +
        paragraph(`<w:fldSimple w:instr="HYPERLINK ${target}">${r('three')}</w:fldSimple>`) +
        paragraph(run(`<w:pict><v:shape href="${target}"/></w:pict>`)) +
        paragraph(field([' HYPERLINK "https://acme.test/" \\o "tip"'], r('four'))),
      relationships: [{ id: 'rIdL', type: 'hyperlink', target, external: true }],
    });
    const output = readPackage(fillDocx(file, sampleFilling));
    expect(output.xml(BODY)).not.toContain('jane');
    expect(output.xml('word/_rels/document.xml.rels')).not.toContain('jane');
    expect(paragraphsOf(output.xml(BODY)).slice(0, 3)).toEqual(['one', 'two', 'three']);
    expect(output.xml(BODY)).toContain('https://acme.test/');
  });

  test('also fills the workbook behind a chart', () => {
    const file = buildDocx({
      parts: [
        {
          name: 'word/embeddings/data.xlsx',
          content: buildXlsx({ strings: ['{{city}}'] }),
          use: 'package',
        },
      ],
      defaults: { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    });
    const embedded = readPackage(fillDocx(file, sampleFilling)).bytes('word/embeddings/data.xlsx');
    expect(readPackage(embedded).xml('xl/sharedStrings.xml')).toContain('<t>Springfield</t>');
  });

  test('refuses what its guard would have refused, without unpacking it', () => {
    expect(() => fillDocx(Buffer.from('PK\x03\x04 no zip'), sampleFilling)).toThrow(RefusedFile);
    expect(() => fillDocx(Buffer.from(''), sampleFilling)).toThrow(RefusedFile);
    const doctype = buildDocx({
      parts: [{ name: 'customXml/item1.xml', content: '<!DOCTYPE x><x>{{city}}</x>', use: 'customXml' }],
    });
    expect(() => fillDocx(doctype, sampleFilling)).toThrow(RefusedFile);
  });

  test('refuses a logo that is no PNG', () => {
    expect(() => fillDocx(buildDocx(), sampleFilling, { logo: Buffer.from('GIF89a') })).toThrow('no PNG');
  });
});

/** The strings of a workbook as Excel reads them. */
const stringsOf = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
    contentOf(`<t>${text}</t>`).replaceAll(/_x([0-9A-F]{4})_/gi, (__, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );

describe('filling a workbook', () => {
  test('writes any value as a string that reads the same, and never as a formula', () => {
    const file = buildXlsx({
      strings: textKeys.map((key) => `<t xml:space="preserve">${tagOf(key)}</t>`),
      rows: `<row>${textKeys.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('')}</row>`,
    });
    fc.assert(
      fc.property(anyValues, (values) => {
        const output = readPackage(fillXlsx(file, fillingOf(values)));
        expect(stringsOf(output.xml('xl/sharedStrings.xml'))).toEqual(textKeys.map((key) => values[key]));
        expect(output.xml('xl/worksheets/sheet1.xml')).not.toContain('<f');
      }),
      { numRuns: 200 },
    );
  });
});

test('Word has nothing to ask of who opens a filled document: no field waits to be updated', () => {
  const dirty = '<w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r>';
  const file = buildDocx({
    body: `<w:p>${dirty}</w:p><w:p><w:fldSimple w:instr="PAGE" w:dirty="1"/></w:p>`,
    settings: '<w:zoom w:percent="100"/><w:updateFields w:val="true"/>',
  });
  const filled = readPackage(fillDocx(file, sampleFilling));
  expect(filled.xml(BODY)).not.toContain('dirty');
  expect(filled.xml(BODY)).toContain('w:fldCharType="begin"');
  expect(filled.xml('word/settings.xml')).toMatch(/<w:zoom w:percent="100"\/><\/w:settings>/);
});
