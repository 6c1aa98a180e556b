import { describe, expect, test } from 'vitest';
import { buildDocx, type DocxSpec, wordPart } from '#tests/support/office/build-docx.ts';
import {
  deleted,
  mark,
  p,
  paragraph,
  picture,
  r,
  run,
  table,
  textBox,
} from '#tests/support/office/word-markup.ts';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';
import { inspectDocx } from '#office/inspect-docx.ts';

const finding = (file: Buffer, code: string) =>
  inspectDocx(file, shopInspection).findings.find((found) => found.code === code);
const messages = (...texts: string[]) =>
  inspectDocx(buildDocx({ body: texts.map((text) => p(text)).join('') }), shopInspection).findings.map(
    ({ message }) => message,
  );

const codes = (spec: DocxSpec) =>
  inspectDocx(buildDocx(spec), shopInspection).findings.map(({ code }) => code);

const headed = (text: string) => paragraph(r(text), '<w:pStyle w:val="Title2"/>');
const named = (family: string) => paragraph(r('{{city}}', `<w:rFonts w:ascii="${family}"/>`));
const styled = (id: string, spacing: string, basedOn = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}">${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${spacing}</w:pPr></w:style>`;
const logo = (frame: 'inline' | 'anchor') => run(picture({ id: 'r1', descr: '{{logo}}', frame }));

describe('inspecting a template', () => {
  test('tells which placeholders it holds, in which part and place', () => {
    const file = buildDocx({
      headers: { default: p('{{logo}}') },
      body: p('intro') + p('{{city}} {{City}}') + table([p('{{date}}')]) + paragraph(textBox(p('{{state}}'))),
      core: '<dc:title>{{business_name}}</dc:title>',
      relationships: [
        { id: 'rIdLink', type: 'hyperlink', target: 'http://%7B%7Bwebsite%7D%7D', external: true },
      ],
    });
    expect(inspectDocx(file, shopInspection).placeholders).toEqual([
      { key: 'city', part: 'word/document.xml', place: 'Body, after “intro”: “{{city}} {{City}}”' },
      { key: 'city', part: 'word/document.xml', place: 'Body, after “intro”: “{{city}} {{City}}”' },
      { key: 'date', part: 'word/document.xml', place: 'Body, table 1, row 1, after “intro”: “{{date}}”' },
      { key: 'state', part: 'word/document.xml', place: 'Body, text box, after “intro”: “{{state}}”' },
      { key: 'logo', part: 'word/header1.xml', place: 'Header: “{{logo}}”' },
      {
        key: 'business_name',
        part: 'docProps/core.xml',
        place: 'Document properties, the text “{{business_name}}”',
      },
      { key: 'website', part: 'word/document.xml', place: 'the link to http://{{website}}' },
    ]);
  });

  test('says where something stands by what an author sees in Word', () => {
    const file = buildDocx({
      styles: '<w:style w:type="paragraph" w:styleId="Title2"><w:name w:val="heading 2"/></w:style>',
      body:
        p('{{a1}} at first') +
        headed('Cleaning the fryer') +
        p('{{a2}}') +
        p('Switch the fryer off and let it cool down before {{a3}} empties it') +
        table([p('Day'), p('Who')], [p('Monday'), p('{{a4}}')]) +
        p('Then') +
        p('{{a5}}') +
        table([p('{{a6}}')]),
      headers: { default: p('{{a7}}'), first: p('{{a8}}') },
      footers: { even: p('{{a9}}') },
      footnotes: `<w:footnote w:id="0" w:type="separator">${p('')}</w:footnote><w:footnote w:id="1">${p('One')}</w:footnote><w:footnote w:id="2">${p('See {{b1}}')}</w:footnote>`,
    });
    const places = inspectDocx(file, shopInspection).findings.flatMap(({ code, place, message }) =>
      code === 'unknown-placeholder' ? [`${message.slice(2, 4)} ${place}`] : [],
    );
    expect(places).toEqual([
      'a1 Body: “{{a1}} at first”',
      'a2 Under “Cleaning the fryer”: “{{a2}}”',
      'a3 Under “Cleaning the fryer”: “…cool down before {{a3}} empties it”',
      'a4 Under “Cleaning the fryer”, table 1, row 2, after “Monday”: “{{a4}}”',
      'a5 Under “Cleaning the fryer”, after “Then”: “{{a5}}”',
      'a6 Under “Cleaning the fryer”, table 2, row 1, after “Then”: “{{a6}}”',
      'a7 Header: “{{a7}}”',
      'a8 Header of the first page: “{{a8}}”',
      'a9 Footer of even pages: “{{a9}}”',
      'b1 Footnote 2: “See {{b1}}”',
    ]);
  });

  test('names the characters that would be printed as boxes, with their place', () => {
    const file = buildDocx({
      body: p('すし 🍕 {{city}}') + p('The eye 𓂀 of 𓂀 and ༀ'),
      headers: { default: p('𓀀') },
    });
    const { findings } = inspectDocx(file, shopInspection);
    expect(findings.map(({ severity, code, place, message }) => [severity, code, place, message])).toEqual([
      [
        'error',
        'unprintable-character',
        'Body: “The eye 𓂀 of 𓂀 and ༀ”',
        'We cannot print 𓂀 ༀ yet: no font here has it. Write something else, or embed a font that has it in the document.',
      ],
      ['error', 'unprintable-character', 'Header: “𓀀”', expect.stringContaining('We cannot print 𓀀 yet')],
    ]);
  });

  test('tells of words that stand alone when a value is left empty, with their place', () => {
    const file = buildDocx({
      body:
        p('Visit us at {{website}}, or call') +
        p('{{website}}') +
        p('{{email}} {{website}}') +
        p('Written to {{email}}') +
        table([p('Website'), p('{{website}}'), p('{{email}} {{website}}')]) +
        table([p('{{website}}'), p('Note')]),
      footers: { default: p('{{business_name}} | {{website}}') },
    });
    const { findings } = inspectDocx(file, shopInspection);
    expect(findings.map(({ severity, code, place, message }) => [severity, code, place, message])).toEqual([
      [
        'warning',
        'may-be-empty',
        'Body: “Visit us at {{website}}, or call”',
        '{{website}} may be empty: “Visit us at , or call” would then be left. Give it a paragraph of its own.',
      ],
      [
        'warning',
        'may-be-empty',
        'Body, table 1, row 1, after “Website”: “{{website}}”',
        '{{website}} may be empty: its cell would then stand empty beside its label. Put it into a cell with another value.',
      ],
      [
        'warning',
        'may-be-empty',
        'Footer: “{{business_name}} | {{website}}”',
        '{{website}} may be empty: “|” would then be left. Give it a paragraph of its own.',
      ],
    ]);
  });

  test('does not mind the bullets of symbol fonts, nor what a font in the document may have', () => {
    expect(messages('\uf0b7 {{city}}')).toEqual([]);
    const fonts = wordPart('fonts', '<w:font w:name="Glyphs"><w:embedRegular r:id="rId1"/></w:font>');
    const file = buildDocx({
      body: p('𓀀 {{city}}'),
      parts: [
        {
          name: 'word/fontTable.xml',
          content: fonts,
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.fontTable+xml',
          use: 'fontTable',
        },
      ],
    });
    expect(finding(file, 'unprintable-character')).toBeUndefined();
  });

  test('names mistakes with a suggestion', () => {
    expect(messages('{{bussiness_name}}')).toEqual(['{{bussiness_name}}: did you mean {{business_name}}?']);
    expect(messages('{{ phone }}')).toEqual([
      '{{phone}} is not a placeholder. Use one of {{logo}}, {{first_name}}, {{last_name}}, {{email}}, {{business_name}}, {{website}}, {{street}}, {{city}}, {{zip_code}}, {{state}}, {{full_address}}, {{date}}.',
    ]);
    expect(messages('Dear {{first_name, hello')).toEqual([
      '“{{first_name” is opened but not closed. Write it as {{first_name}}, in one paragraph.',
    ]);
    expect(messages('{{}}')).toEqual([
      '“{{}}” is empty. Write the name of a placeholder between the braces.',
    ]);
    expect(messages('{{city}} [Business Name]')).toEqual([
      '“[Business Name]” will be printed as it is. Did you mean {{business_name}}?',
    ]);
  });

  test('makes errors of what would come out wrong and warnings of what only may', () => {
    const file = buildDocx({ body: p('{{phone}} {city} {{logo}}') });
    expect(
      inspectDocx(file, shopInspection).findings.map(({ severity, code }) => `${severity} ${code}`),
    ).toEqual(['error unknown-placeholder', 'warning almost-placeholder', 'warning logo-outside-header']);
  });

  test('minds a logo in the text, which is not repeated, and none in a header or footer', () => {
    expect(codes({ body: p('{{logo}}') })).toEqual(['logo-outside-header']);
    expect(codes({ headers: { default: p('{{logo}}') } })).toEqual([]);
    expect(codes({ footers: { default: p('{{logo}}') } })).toEqual([]);
  });

  test('does not mind mistakes in what is removed before a customer gets it', () => {
    const file = buildDocx({
      body: p('{{city}}') + paragraph(mark('moveFrom', r('{{phone}}')) + deleted('{{oops')),
      comments: `<w:comment w:id="1">${p('what is {{this}}?')}</w:comment>`,
    });
    expect(inspectDocx(file, shopInspection).findings.map(({ code }) => code)).toEqual([
      'comments',
      'tracked-changes',
    ]);
  });

  test('finds a mistake in the target of a link and a link to a local file', () => {
    const relationships = [
      { id: 'r1', type: 'hyperlink', target: 'https://%7B%7Bwebsit%7D%7D', external: true },
      { id: 'r2', type: 'hyperlink', target: 'file:///C:/Users/jane/a.docx', external: true },
    ];
    const file = buildDocx({ body: p('x'), relationships });
    expect(finding(file, 'unknown-placeholder')?.message).toBe('{{websit}}: did you mean {{website}}?');
    expect(finding(file, 'local-link')?.place).toBe('the link to file:///C:/Users/jane/a.docx');
    expect(inspectDocx(file, shopInspection).links.map(({ target }) => target)).toEqual([
      'https://{{websit}}',
      'file:///C:/Users/jane/a.docx',
    ]);
  });

  test('tells of links and parts that customers do not get', () => {
    const file = buildDocx({
      relationships: [
        { id: 'r1', type: 'hyperlink', target: 'forms/a.docx', external: true },
        { id: 'r2', type: 'hyperlink', target: 'ftp://x.test/', external: true },
        { id: 'r3', type: 'hyperlink', target: 'tel:+15550100', external: true },
      ],
      packageRelationships: [{ id: 'r4', type: 'thumbnail', target: 'thumbnail.jpeg' }],
      parts: [
        { name: 'word/vbaProject.bin', content: 'x' },
        { name: 'thumbnail.jpeg', content: 'x' },
      ],
    });
    const places = Object.fromEntries(
      inspectDocx(file, shopInspection).findings.map(({ code, place }) => [code, place]),
    );
    expect(places).toMatchObject({
      'local-link': 'the link to forms/a.docx',
      'other-link': 'the link to ftp://x.test/',
      'part-left-out': 'word/vbaProject.bin',
    });
  });

  test.each([
    ['of their own', '<w:spacing w:line="240" w:lineRule="exact"/>', true],
    ['of their style', '<w:pStyle w:val="Tight"/>', true],
    ['of the style that theirs is based on', '<w:pStyle w:val="Based"/>', true],
    [
      'of their style, unless they say otherwise',
      '<w:pStyle w:val="Tight"/><w:spacing w:line="276"/>',
      false,
    ],
    ['without a rule', '<w:spacing w:line="240"/>', false],
    ['of their style, without a rule', '<w:pStyle w:val="Ruleless"/>', false],
    ['of none, spaced apart', '<w:pStyle w:val="Tight"/><w:spacing w:after="0"/>', true],
  ])('tells whether a logo is cut by lines of a height: %s', (_, properties, isCut) => {
    const styles =
      styled('Tight', '<w:spacing w:line="240" w:lineRule="exact"/>') +
      styled('Based', '<w:spacing w:after="0"/>', 'Tight') +
      styled('Ruleless', '<w:spacing w:line="240"/>', 'Tight');
    const isCutIn = (content: string) =>
      finding(buildDocx({ styles, headers: { default: paragraph(content, properties) } }), 'logo-clipped') !==
      undefined;
    expect([r('{{logo}}'), logo('inline'), logo('anchor')].map(isCutIn)).toEqual([isCut, isCut, false]);
  });

  test('sees the height of lines that all paragraphs have', () => {
    const fixed = '<w:pPr><w:spacing w:line="240" w:lineRule="exact"/></w:pPr>';
    const headers = { default: p('{{logo}}') };
    const everywhere = `<w:docDefaults><w:pPrDefault>${fixed}</w:pPrDefault></w:docDefaults>`;
    const normal = `<w:style w:type="paragraph" w:default="1" w:styleId="N">${fixed}</w:style>`;
    for (const styles of [everywhere, normal])
      expect(finding(buildDocx({ styles, headers }), 'logo-clipped')?.place).toBe('Header: “{{logo}}”');
  });

  test('tells of a text box inside another, and where', () => {
    const nested = paragraph(textBox(paragraph(r('outer') + textBox(p('{{city}}')))));
    expect(finding(buildDocx({ body: nested }), 'nested-text-box')).toMatchObject({
      severity: 'warning',
      place: 'Body, picture 2',
      message: expect.stringContaining('will not be printed as in Word'),
    });
    expect(codes({ body: paragraph(textBox(p('{{city}}'))) })).not.toContain('nested-text-box');
  });

  test('tells the different page sizes', () => {
    const landscape = '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/></w:sectPr>';
    const inPoints = '<w:sectPr><w:pgSz w:w="300pt" w:h="5in"/></w:sectPr>';
    const file = buildDocx({
      body: [landscape, landscape, inPoints].map((section) => paragraph(r('{{city}}'), section)).join(''),
    });
    expect(inspectDocx(file, shopInspection).pages).toEqual([
      { name: 'A4', orientation: 'landscape', widthInPoints: 841.9, heightInPoints: 595.3 },
      { name: 'other', orientation: 'portrait', widthInPoints: 300, heightInPoints: 360 },
      { name: 'Letter', orientation: 'portrait', widthInPoints: 612, heightInPoints: 792 },
    ]);
  });
});

const fonts = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;
const style = (id: string, content: string, attributes = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${attributes}>${content}</w:style>`;

describe('the fonts of a template', () => {
  const theme =
    '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:fontScheme><a:majorFont><a:latin typeface="Theme Major"/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:theme>';
  const file = buildDocx({
    body:
      paragraph(r('{{city}}', fonts('Papyrus')), '<w:pStyle w:val="Used"/>') +
      paragraph(run('<w:t>x</w:t>', fonts('Arial'))) +
      paragraph(r('x', fonts('Own Font')), `<w:rPr>${fonts('Only The Mark')}</w:rPr>`),
    styles:
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="majorHAnsi"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      style('Base', `<w:rPr>${fonts('Base Font')}</w:rPr>`) +
      style('Used', `<w:basedOn w:val="Base"/><w:rPr>${fonts('Liberation Serif')}</w:rPr>`) +
      style('Normal', `<w:rPr>${fonts('Noto Sans')}</w:rPr>`, ' w:default="1"') +
      style('Unused', `<w:rPr>${fonts('Never Seen')}</w:rPr>`),
    parts: [
      {
        name: 'word/theme/theme1.xml',
        content: theme,
        type: 'application/vnd.openxmlformats-officedocument.theme+xml',
      },
      {
        name: 'word/fontTable.xml',
        content:
          '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="Own Font"><w:embedRegular/></w:font><w:font w:name="Papyrus"><w:family w:val="swiss"/></w:font></w:fonts>',
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.fontTable+xml',
      },
    ],
  });

  test('are those of the text, of the styles in use and of the theme', () => {
    expect(inspectDocx(file, shopInspection).fonts).toEqual([
      'Arial',
      'Base Font',
      'Calibri',
      'Liberation Serif',
      'Noto Sans',
      'Own Font',
      'Papyrus',
      'Theme Major',
    ]);
  });

  test('are reported where another will be printed instead', () => {
    const reported = inspectDocx(file, shopInspection).findings.filter(
      ({ code }) => code === 'font-substituted',
    );
    expect(reported.map(({ message }) => message)).toEqual(
      ['Base Font', 'Papyrus', 'Theme Major'].map(
        (family) =>
          `The font “${family}” is not available here and will be replaced by “Noto S${family === 'Papyrus' ? 'ans' : 'erif'}”.`,
      ),
    );
  });

  test('are read as lists where a document names several, and the one that counts is told of', () => {
    const body = named('Open Sans;Arial') + named('Open Sans; Merriweather') + named('Georgia');
    expect(inspectDocx(buildDocx({ body }), shopInspection).findings.map(({ message }) => message)).toEqual([
      'The font “Open Sans” is not available here and will be replaced by “Noto Sans”.',
    ]);
  });
});
