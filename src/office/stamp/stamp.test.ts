import { describe, expect, test } from 'vitest';
import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { stampDocx, stampXlsx } from '#office/stamp.ts';
import { zipFiles } from '#office/zip-files.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';

const TEXT = 'SUPERSEDED: revision 1 of "Cooling & <holding>"';

const stamped = async (file: Uint8Array) => {
  const result = stampDocx(file, TEXT);
  expect(await guardDocx(result)).toBeUndefined();
  const { names, xml, xmlNames } = readPackage(result);
  expect(xmlNames.filter((name) => !isWellFormed(xml(name)))).toEqual([]);
  const headers = names.filter((name) => /^word\/header[^/]*\.xml$/.test(name));
  return { headers: headers.map((name) => paragraphsOf(xml(name))), main: xml('word/document.xml'), xml };
};
/** Of the first section, by the kind of page. */
const kindsIn = (main: string) =>
  [...(main.split('</w:sectPr>')[0] ?? '').matchAll(/headerReference [^>]*w:type="(\w+)"/g)]
    .map(([, kind = '']) => kind)
    .toSorted();

const renamed = (xml: string) =>
  xml.replaceAll(/(<\/?|\s)w:/g, '$1word:').replaceAll('xmlns:w=', 'xmlns:word=');
const headerOf = async (sheetTail: string) => {
  const result = stampXlsx(buildXlsx({ rows: '<row r="1"/>', sheetTail }), TEXT);
  expect(await guardXlsx(result)).toBeUndefined();
  const xml = readPackage(result).xml('xl/worksheets/sheet1.xml');
  expect(isWellFormed(xml)).toBe(true);
  return xml.slice(xml.indexOf('</sheetData>') + 12).replace('</worksheet>', '');
};

describe('a stamped Word document', () => {
  test('says so first in each header it has, and keeps what they said', async () => {
    const headers = { default: p('Lee Bakery'), first: p('Cover'), even: p('Even') };
    const { headers: found, main } = await stamped(buildDocx({ body: p('Text'), headers }));
    expect(found).toEqual([
      [TEXT, 'Lee Bakery'],
      [TEXT, 'Cover'],
      [TEXT, 'Even'],
    ]);
    expect(paragraphsOf(main)).toEqual(['Text']);
  });

  test('is given a header for every kind of page where it has none', async () => {
    const { headers, main } = await stamped(buildDocx({ body: p('Text'), section: '<w:titlePg/>' }));
    expect(headers).toEqual([[TEXT]]);
    expect(kindsIn(main)).toEqual(['default', 'even', 'first']);
  });

  test('is given the headers that are missing, and no second one of a kind', async () => {
    const { headers, main } = await stamped(buildDocx({ headers: { default: p('Lee') } }));
    expect(headers).toEqual([[TEXT, 'Lee'], [TEXT]]);
    expect(kindsIn(main)).toEqual(['default', 'even', 'first']);
  });

  test('says so from its first section on, also where only a later one has headers', async () => {
    const body = '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>';
    const { main } = await stamped(buildDocx({ body, headers: { default: p('Second') } }));
    expect(kindsIn(main)).toEqual(['default', 'even', 'first']);
    expect(main).toMatch(/<w:sectPr><w:headerReference[^>]*\/>/);
  });

  test('is stamped whatever it calls its name spaces', async () => {
    const plain = readPackage(buildDocx({ headers: { default: p('Lee') } }));
    const file = zipFiles(
      Object.fromEntries(
        plain.names.map((name) => [
          name,
          name.startsWith('word/') ? renamed(plain.xml(name)) : plain.xml(name),
        ]),
      ),
    );
    const { headers } = await stamped(file);
    expect(headers.flat().filter((text) => text === TEXT)).toHaveLength(2);
  });

  test('is stamped again without harm', async () => {
    const { headers } = await stamped(stampDocx(buildDocx({ headers: { default: p('Lee') } }), 'Before'));
    expect(headers).toEqual([
      [TEXT, 'Before', 'Lee'],
      [TEXT, 'Before'],
    ]);
  });
});

describe('a stamped workbook', () => {
  const STAMP = '&amp;"-,Bold"&amp;KB71C1CSUPERSEDED: revision 1 of "Cooling &amp;&amp; &lt;holding&gt;"';

  test('says so at the head of every page that is printed', async () => {
    expect(await headerOf('')).toBe(`<headerFooter><oddHeader>&amp;C${STAMP}</oddHeader></headerFooter>`);
  });

  test('keeps its own headers and footers, and the order of its parts', async () => {
    const own =
      '<headerFooter differentFirst="1"><oddHeader>&amp;LLee&amp;CMenu &amp;&amp; more&amp;R&amp;D</oddHeader><oddFooter>Page &amp;P</oddFooter></headerFooter>';
    expect(await headerOf(`<pageSetup/>${own}<rowBreaks/>`)).toBe(
      `<pageSetup/><headerFooter differentFirst="1"><oddHeader>&amp;LLee&amp;C${STAMP}\n&amp;"-,Regular"&amp;K000000Menu &amp;&amp; more&amp;R&amp;D</oddHeader><oddFooter>Page &amp;P</oddFooter><firstHeader>&amp;C${STAMP}</firstHeader></headerFooter><rowBreaks/>`,
    );
    expect(await headerOf('<pageMargins/><drawing r:id="rId1"/>')).toMatch(
      /^<pageMargins\/><headerFooter>.*<\/headerFooter><drawing/s,
    );
  });

  test('has no header that is longer than Excel takes', async () => {
    const long = `<headerFooter><oddHeader>&amp;L${'x'.repeat(240)}</oddHeader></headerFooter>`;
    expect(await headerOf(long)).toBe(`<headerFooter><oddHeader>&amp;C${STAMP}</oddHeader></headerFooter>`);
  });
});
