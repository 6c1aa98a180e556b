import { type DocxSpec } from '../build-docx.ts';
import { BODY, HEADER } from '../template-case.ts';
import { control, p, paragraph, r, table, textBox } from '../word-markup.ts';

/** A tag of a block, or something to keep, leave out or repeat. */
export type Token = { tag: string } | { text: string };

const tag = (written: string): Token => ({ tag: `{{${written}}}` });
const text = (written: string): Token => ({ text: written });

/** What is written, and which texts are left of it. */
export type BlockForm = { form: string; tokens: Token[]; left: string[] };

const each = (list: string, tokens: Token[]) => [tag(`#each ${list}`), ...tokens, tag('/each')];
const when = (test: string, tokens: Token[]) => [tag(`#if ${test}`), ...tokens, tag('/if')];

export const blockForms: BlockForm[] = [
  { form: 'a condition that holds', tokens: when('fryer', [text('kept')]), left: ['kept'] },
  { form: 'a condition that does not hold', tokens: when('grill', [text('gone')]), left: [] },
  {
    form: 'two texts under one condition',
    tokens: when('fryer', [text('one'), text('two')]),
    left: ['one', 'two'],
  },
  {
    form: 'a condition with another text for otherwise, which holds',
    tokens: when('fryer', [text('kept'), tag('else'), text('other')]),
    left: ['kept'],
  },
  {
    form: 'a condition with another text for otherwise, which does not hold',
    tokens: when('grill', [text('kept'), tag('else'), text('other')]),
    left: ['other'],
  },
  {
    form: 'a second condition that holds',
    tokens: when('grill', [text('a'), tag('else if cooler_limit > 40'), text('b'), tag('else'), text('c')]),
    left: ['b'],
  },
  {
    form: 'two conditions of which none holds',
    tokens: when('grill', [text('a'), tag('else if website'), text('b')]),
    left: [],
  },
  { form: 'a list without rows', tokens: each('contacts', [text('{{person}}')]), left: [] },
  {
    form: 'a list of one row',
    tokens: each('single', [text('{{position}}: {{item}}')]),
    left: ['1: Oven'],
  },
  {
    form: 'a list of three rows',
    tokens: each('gear', [text('{{item}}'), text('{{count}} of {{position}}')]),
    left: ['Oven', '2 of 1', 'Mixer', '1 of 2', 'Slicer', '4 of 3'],
  },
  {
    form: 'a condition inside a list',
    tokens: each('gear', [...when('count > 1', [text('{{item}}')]), text('-')]),
    left: ['Oven', '-', '-', 'Slicer', '-'],
  },
  {
    form: 'a list inside a condition, after a text',
    tokens: when('fryer', [text('first'), ...each('single', [text('{{item}}')]), text('last')]),
    left: ['first', 'Oven', 'last'],
  },
  {
    form: 'a list inside a list',
    tokens: each('single', each('gear', [text('{{item}} {{position}}')])),
    left: ['Oven 1', 'Mixer 2', 'Slicer 3'],
  },
  {
    form: 'four blocks in each other',
    tokens: when('fryer', each('single', when('item', when('not grill', [text('deep')])))),
    left: ['deep'],
  },
];

/** Where tags and texts stand, and what stands there when the tags are gone. */
export type BlockPlace = {
  place: string;
  part: string;
  template: (tokens: readonly Token[]) => DocxSpec;
  filled: (left: readonly string[]) => DocxSpec;
};

const written = (token: Token) => ('tag' in token ? token.tag : token.text);

type Around = (content: string) => DocxSpec;

const inParagraphs = (
  place: string,
  part: string,
  around: Around,
  one: (text: string) => string = (single) => p(single),
): BlockPlace => ({
  place,
  part,
  template: (tokens) => around(p('before') + tokens.map(written).map(one).join('') + p('after')),
  filled: (left) => around(p('before') + left.map(one).join('') + p('after')),
});

const listItem = (item: string) =>
  paragraph(r(item), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

const HEADED = '<w:trPr><w:tblHeader/></w:trPr>';
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${p(cell)}</w:tc>`).join('')}</w:tr>`;
const rowsIn = (rows: string) => ({
  body: `${p('before')}<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${HEADED}<w:tc><w:tcPr/>${p('Head')}</w:tc></w:tr>${rows}${row('last', 'row')}</w:tbl>${p('after')}`,
});

export const blockPlaces: BlockPlace[] = [
  inParagraphs('paragraphs of the body', BODY, (content) => ({ body: content })),
  inParagraphs('items of a list', BODY, (content) => ({ body: content }), listItem),
  inParagraphs('paragraphs of a cell', BODY, (content) => ({ body: table([content, p('beside')]) + p('') })),
  inParagraphs('paragraphs of a text box', BODY, (content) => ({ body: paragraph(textBox(content)) })),
  inParagraphs('paragraphs of a content control', BODY, (content) => ({ body: control(content) + p('') })),
  inParagraphs('paragraphs of a header', HEADER, (content) => ({
    body: p(''),
    headers: { default: content },
  })),
  inParagraphs('paragraphs of a footer', 'word/footer1.xml', (content) => ({
    body: p(''),
    footers: { default: content },
  })),
  inParagraphs('paragraphs of a footnote', 'word/footnotes.xml', (content) => ({
    body: p(''),
    footnotes: `<w:footnote w:id="1">${content}</w:footnote>`,
  })),
  inParagraphs(
    'tables between paragraphs',
    BODY,
    (content) => ({ body: content }),
    (one) =>
      one.includes('{{#') || one.includes('{{/') || one.includes('{{else')
        ? p(one)
        : table([p(one)]) + p('below'),
  ),
  {
    place: 'rows of a table, tags in rows of their own',
    part: BODY,
    template: (tokens) => rowsIn(tokens.map((token) => row(written(token), '')).join('')),
    filled: (left) => rowsIn(left.map((one) => row(one, '')).join('')),
  },
  {
    place: 'whole sections',
    part: BODY,
    template: (tokens) => ({
      body:
        section('before') +
        tokens.map((token) => ('tag' in token ? p(token.tag) : section(token.text))).join('') +
        p('after'),
    }),
    filled: (left) => ({ body: section('before') + left.map(section).join('') + p('after') }),
  },
];

const section = (one: string) =>
  p(one) + paragraph('', '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>');

/** One line; the texts in it are told apart by bars. */
const inLine = (place: string, line: (pieces: string[]) => string): BlockPlace => ({
  place,
  part: BODY,
  template: (tokens) => ({
    body:
      line(['before ', ...tokens.map((token) => ('tag' in token ? token.tag : `${token.text}|`)), ' after']) +
      p(''),
  }),
  filled: (left) => ({ body: line(['before ', ...left.map((one) => `${one}|`), ' after']) + p('') }),
});

/** Here only what is read is compared: where runs are cut is left to the engine. */
export const linePlaces: BlockPlace[] = [
  inLine('one run', (pieces) => p(pieces.join(''))),
  inLine('runs of their own', (pieces) =>
    paragraph(pieces.map((piece, index) => r(piece, index % 2 ? '<w:b/>' : '')).join('')),
  ),
  inLine('runs that cut the tags', (pieces) =>
    paragraph(
      pieces
        .join('')
        .split(/(?<=[#/e])/)
        .map((piece) => r(piece, '<w:i/>'))
        .join('<w:proofErr w:type="spellStart"/>'),
    ),
  ),
  inLine('a link, with tags outside of it', (pieces) =>
    paragraph(
      pieces
        .map((piece) =>
          piece.startsWith('{{') ? r(piece) : `<w:hyperlink w:anchor="x">${r(piece)}</w:hyperlink>`,
        )
        .join(''),
    ),
  ),
  inLine('a link, with tags inside of it', (pieces) =>
    paragraph(`<w:hyperlink w:anchor="x">${pieces.map((piece) => r(piece)).join('')}</w:hyperlink>`),
  ),
];
