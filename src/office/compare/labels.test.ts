import { describe, expect, test } from 'vitest';
import { compareDocuments } from '#office/compare-documents.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p, paragraph, r, table } from '#tests/support/office/word-markup.ts';

const NUMBERING = `<?xml version="1.0"?><w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`;
const step = (text: string, list = 1) =>
  paragraph(text && r(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
const numbered = (body: string) =>
  buildDocx({
    body,
    styles: '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/></w:style>',
    parts: [
      {
        name: 'word/numbering.xml',
        content: NUMBERING,
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
        use: 'numbering',
      },
    ],
  });

describe('what a reader sees around the words', () => {
  test('is told, and one step more changes none of those behind it', () => {
    const older = numbered(step('Wash') + step('Dry') + step('Begin anew', 2));
    const newer = numbered(step('Wash') + step('Rinse') + step('Dry') + step('Begin anew', 2));
    expect(
      compareDocuments(older, newer).blocks.map((block) =>
        block.kind === 'table' ? '' : `${block.state} ${block.kind} ${block.label} ${block.pieces[0]?.text}`,
      ),
    ).toEqual(['same item 1. Wash', 'added item 2. Rinse', 'same item 3. Dry', 'same item 1. Begin anew']);
  });

  test('is told of steps in the cells of a table', () => {
    const file = numbered(table([step(''), p('Wash')], [step(''), p('Dry')]));
    const [block] = compareDocuments(file, file).blocks;
    expect(block?.kind === 'table' && block.rows.map(({ cells }) => cells[0]?.label)).toEqual(['1.', '2.']);
  });

  test('says which blocks are headings, and of which level', () => {
    const file = numbered(paragraph(r('Scope'), '<w:pStyle w:val="H"/>'));
    expect(compareDocuments(file, file).blocks).toMatchObject([{ kind: 'heading', level: 2 }]);
  });
});
