import { describe, expect, test } from 'vitest';
import { fillBlocks, filledBody, mistakesIn } from '#tests/support/office/language/block-filling.ts';
import { buildDocx, wordPart } from '#tests/support/office/build-docx.ts';
import { paragraphsOf } from '#tests/support/office/read-package.ts';
import {
  control,
  deleted,
  field,
  inserted,
  p,
  paragraph,
  picture,
  r,
  table,
  textBox,
} from '#tests/support/office/word-markup.ts';

const gone = p('{{#if grill}}');
const kept = p('{{#if fryer}}');
const each = p('{{#each gear}}');
const [end, endEach] = [p('{{/if}}'), p('{{/each}}')];
const bookmark = (id: number, name: string) => `<w:bookmarkStart w:id="${id}" w:name="${name}"/>`;
const bookmarkEnd = (id: number) => `<w:bookmarkEnd w:id="${id}"/>`;
const matches = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found);

const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const grid = (...rows: string[]) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;

describe('after a block is gone or repeated', () => {
  test('a bookmark that lost one of its ends is gone, others are not', () => {
    const body =
      paragraph(bookmark(1, 'whole') + r('a') + bookmarkEnd(1)) +
      paragraph(bookmark(2, 'torn') + r('b')) +
      gone +
      paragraph(bookmarkEnd(2) + bookmark(3, 'late') + r('c')) +
      end +
      paragraph(r('d') + bookmarkEnd(3));
    expect(filledBody(body)).toBe(
      paragraph(bookmark(1, 'whole') + r('a') + bookmarkEnd(1)) + p('b') + p('d'),
    );
  });

  test('a bookmark stands in the first row of a list only', () => {
    const xml = filledBody(each + paragraph(bookmark(4, 'step') + r('{{item}}') + bookmarkEnd(4)) + endEach);
    expect(matches(xml, /<w:bookmark(\w+)/g)).toEqual(['Start', 'End']);
  });

  test('a field that lost one of its ends is plain text', () => {
    const [begin, code, separator, , close] = field(['PAGE'], r('7')).split(/(?<=<\/w:r>)/);
    const body =
      paragraph(`${begin}${code}${separator}${r('shown')}`) +
      gone +
      paragraph(close ?? '') +
      end +
      p('after');
    expect(filledBody(body)).not.toMatch(/fldChar|instrText/);
    expect(filledBody(body)).toContain('shown');
  });

  test('every drawing has a number of its own', () => {
    const xml = filledBody(
      each + paragraph(r('{{item}}') + `<w:r>${picture({ id: 'rIdNone' })}</w:r>`) + endEach,
    );
    const ids = matches(xml, /<wp:docPr id="(\d+)"/g);
    expect(ids).toEqual(['5', '6', '7']);
  });

  test('what Word numbers paragraphs and rows with is not repeated', () => {
    const numbered = `<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="1A2B3C4D" w14:textId="77777777">${r('{{item}}')}</w:p>`;
    expect(matches(filledBody(each + numbered + endEach), /paraId="(\w+)"/g)).toEqual(['1A2B3C4D']);
  });

  test('a copy of a content control is one of its own, bound to no data', () => {
    const bound = control(
      p('{{item}}'),
      '<w:id w:val="99"/><w:dataBinding w:xpath="/x" w:storeItemID="{1}"/>',
    );
    const xml = filledBody(each + bound + endEach);
    expect(matches(xml, /<w:id w:val="(\d+)"/g)).toEqual(['99']);
    expect(matches(xml, /<w:(dataBinding)/g)).toHaveLength(1);
  });

  test('cells that were merged with one that is gone are merged with each other', () => {
    const first = row(cell(p('{{#if grill}}Group'), '<w:vMerge w:val="restart"/>'), cell(p('a{{/if}}')));
    const next = (text: string) => row(cell(p(''), '<w:vMerge/>'), cell(p(text)));
    const xml = filledBody(grid(first, next('b'), next('c')) + p(''));
    expect(matches(xml, /<w:vMerge( w:val="restart")?\/>/g)).toEqual([' w:val="restart"', undefined]);
  });

  test('a table without rows is gone, and one of which only the heading is left', () => {
    const heading = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell(p('Name'))}${cell(p('Phone'))}</w:tr>`;
    const rows = row(cell(p('{{#each contacts}}{{person}}')), cell(p('{{phone}}{{/each}}')));
    expect(filledBody(p('a') + grid(rows) + p('b'))).toBe(p('a') + p('b'));
    expect(filledBody(p('a') + grid(heading, rows) + p('b'))).toBe(p('a') + p('b'));
    expect(filledBody(p('a') + grid(heading) + p('b'))).toBe(p('a') + grid(heading) + p('b'));
    const switchedOff = heading.replace('<w:tblHeader/>', '<w:tblHeader w:val="0"/>');
    expect(filledBody(p('a') + grid(switchedOff, rows) + p('b'))).toBe(p('a') + grid(switchedOff) + p('b'));
  });

  test('a paragraph stays between two tables, and at the end of a cell', () => {
    const [one, other] = [table([p('1')]), table([p('2')])];
    expect(filledBody(one + kept + other + end + p('x'))).toBe(`${one}<w:p/>${other}${p('x')}`);
    expect(filledBody(grid(row(cell(gone + p('x') + end))) + p('y'))).toBe(
      grid(row(cell('<w:p/>'))) + p('y'),
    );
  });

  test('the end of a section that holds the tag stays', () => {
    const section = '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>';
    const body =
      p('a') + paragraph(r('{{#if grill}}'), section) + p('b') + paragraph(r('{{/if}}'), section) + p('c');
    expect(filledBody(body)).toBe(p('a') + paragraph(r(''), section) + p('c'));
  });

  test('a tag that was inserted or deleted as a tracked change counts as accepted', () => {
    const body =
      paragraph(inserted(r('{{#if grill}}')) + deleted('{{#if fryer}}')) +
      p('b') +
      paragraph(inserted(r('{{/if}}'))) +
      p('c');
    expect(filledBody(body)).toBe(p('c'));
  });

  test('formatting of what is kept stays, and a value is never read as a tag', () => {
    const body = paragraph(r('{{#if fryer}}', '<w:b/>') + r('{{business_name}}', '<w:i/>') + r('{{/if}}'));
    expect(filledBody(body)).toContain(r('Ann’s Café', '<w:i/>'));
    expect(filledBody(p('{{{{#if fryer}} {{service | or: x}}'))).toBe(p('{{#if fryer}} Takeaway'));
  });
});

const note = (id: number) => `<w:footnote w:id="${id}">${p(`Note ${id}`)}</w:footnote>`;
const notesOf = (body: string) => {
  const filled = fillBlocks(buildDocx({ body, footnotes: note(1) + note(2) }));
  return {
    references: matches(filled.xml('word/document.xml'), /footnoteReference w:id="(\d+)"/g),
    notes: matches(filled.xml('word/footnotes.xml'), /<w:footnote w:id="(\d+)"/g),
    texts: paragraphsOf(filled.xml('word/footnotes.xml')),
  };
};
const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;

describe('footnotes', () => {
  test('go with the text that refers to them', () => {
    const body = paragraph(r('a') + reference(1)) + gone + paragraph(reference(2)) + end;
    expect(notesOf(body)).toEqual({ references: ['1'], notes: ['1'], texts: ['Note 1'] });
  });

  test('are repeated with it', () => {
    const body = paragraph(reference(1)) + each + paragraph(r('{{item}}') + reference(2)) + endEach;
    expect(notesOf(body)).toEqual({
      references: ['1', '2', '3', '4'],
      notes: ['1', '2', '3', '4'],
      texts: ['Note 1', 'Note 2', 'Note 2', 'Note 2'],
    });
  });
});

const item = (text: string, list: number) =>
  paragraph(r(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
const list = (id: number) => `<w:num w:numId="${id}"><w:abstractNumId w:val="0"/></w:num>`;

describe('numbered lists', () => {
  const numbering = {
    name: 'word/numbering.xml',
    use: 'numbering',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
    content: wordPart('numbering', `<w:abstractNum w:abstractNumId="0"/>${list(1)}${list(4)}`),
  };
  const listsOf = (body: string) => {
    const filled = fillBlocks(buildDocx({ body, parts: [numbering] }));
    return {
      items: matches(filled.xml('word/document.xml'), /<w:numId w:val="(\d+)"/g),
      lists: matches(filled.xml('word/numbering.xml'), /<w:num w:numId="(\d+)"/g),
      anew: matches(filled.xml('word/numbering.xml'), /(startOverride)/g).length,
    };
  };

  test('run on where their items are repeated', () => {
    const body =
      item('first', 1) + each + item('{{item}}', 1) + endEach + p('x') + each + item('{{item}}', 4) + endEach;
    expect(listsOf(body)).toEqual({ items: ['1', '1', '1', '1', '4', '4', '4'], lists: ['1', '4'], anew: 0 });
  });

  test('begin anew where they are repeated whole, after something else', () => {
    expect(listsOf(each + p('{{item}}') + item('a', 4) + item('b', 4) + endEach)).toEqual({
      items: ['4', '4', '5', '5', '6', '6'],
      lists: ['1', '4', '5', '6'],
      anew: 2,
    });
  });
});

describe('a block is refused, with both of its ends,', () => {
  test.each([
    [
      'that is not closed',
      p('{{#if fryer}}') + p('a'),
      ['Body: “{{#if fryer}}”: {{#if fryer}} is opened but not closed. Write {{/if}} where it ends.'],
    ],
    [
      'that is not opened',
      p('a') + p('{{/each}}'),
      ['Body, after “a”: “{{/each}}”: {{/each}} closes nothing that was opened before it.'],
    ],
    [
      'whose inner block is not closed',
      p('{{#if fryer}}{{#each gear}}{{/if}}'),
      [
        'Body: “{{#if fryer}}{{#each gear}}{{/if}}”: {{#each gear}} is opened but not closed. Write {{/each}} where it ends.',
      ],
    ],
    ['with an else outside', p('{{else}}'), ['Body: “{{else}}”: {{else}} stands outside of any {{#if}}.']],
    [
      'with an else in a list',
      p('{{#each gear}}{{else if fryer}}{{/each}}'),
      ['Body: “{{#each gear}}{{else if fryer}}{{/each}}”: {{else if fryer}} stands outside of any {{#if}}.'],
    ],
    [
      'with two elses',
      p('{{#if fryer}}{{else}}{{else}}{{/if}}'),
      [
        'Body: “{{#if fryer}}{{else}}{{else}}{{/if}}”: {{else}} comes after {{else}}, which is always the last part.',
      ],
    ],
    [
      'three lists deep',
      p('{{#each gear}}'.repeat(3) + '{{/each}}'.repeat(3)),
      [
        'Body: “{{#each gear}}{{#each gear}}{{#each gea…”: {{#each gear}} stands in two lists already. Lists can be put into each other two deep.',
      ],
    ],
    [
      'five deep',
      p('{{#if fryer}}'.repeat(5) + '{{/if}}'.repeat(5)),
      [
        'Body: “{{#if fryer}}{{#if fryer}}{{#if fryer}}…”: {{#if fryer}} stands in four blocks already. Blocks can be put into each other four deep.',
      ],
    ],
    [
      'around the edge of a table',
      p('{{#if fryer}}') + table([p('{{/if}}')]),
      [
        'Body: “{{#if fryer}}”: {{#if fryer}} and {{/if}} (Body, table 1, row 1: “{{/if}}”) cannot belong together: the edge of a table lies between them.',
      ],
    ],
    [
      'from the text into a text box',
      p('{{#if fryer}}') +
        paragraph(
          `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${p('{{/if}}')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
        ),
      [
        'Body: “{{#if fryer}}”: {{#if fryer}} and {{/if}} (Body, text box: “{{/if}}”) cannot belong together: the edge of a text box, header, footer or note lies between them.',
      ],
    ],
    [
      'with an else in the row of what opens it',
      table([p('{{#if fryer}}a'), p('{{else}}b'), p('{{/if}}')]),
      [
        'Body, table 1, row 1: “{{#if fryer}}a”: {{#if fryer}} and {{else}} (Body, table 1, row 1: “{{else}}b”) cannot belong together: the edge of a table cell lies between them.',
      ],
    ],
    [
      'around half of a section',
      p('a') + p('{{#if fryer}}') + paragraph('', '<w:sectPr/>') + p('{{/if}}'),
      [
        'Body, after “a”: “{{#if fryer}}”: {{#if fryer}} and {{/if}} (Body, after “a”: “{{/if}}”) cannot belong together: a section break lies between them.',
      ],
    ],
    [
      'around the edge of a content control in a line',
      paragraph(r('{{#if fryer}}') + control(r('a{{/if}}'))),
      [
        'Body: “{{#if fryer}}a{{/if}}”: {{#if fryer}} and {{/if}} (Body: “{{#if fryer}}a{{/if}}”) cannot belong together: the edge of a content control lies between them.',
      ],
    ],
    [
      'in the words of a picture',
      paragraph(`<w:r>${picture({ id: 'rIdNone', descr: '{{#if fryer}}' })}</w:r>`),
      [
        'Body, the alternative text of a picture or shape: {{#if fryer}} cannot stand here. Blocks go around text and rows of tables.',
      ],
    ],
  ])('%s', (_, body, mistakes) => {
    expect(mistakesIn({ body })).toEqual(mistakes);
  });

  test('only once where Word writes a text box twice', () => {
    expect(mistakesIn({ body: paragraph(textBox(p('{{#if fryer}}'))) })).toHaveLength(1);
  });

  test('with a column outside of its list, and an unknown one inside', () => {
    expect(mistakesIn({ body: p('{{item}}') + p('{{#each gear}}{{itm}}{{/each}}') })).toEqual([
      expect.stringContaining('{{item}} is not a placeholder.'),
      'Body: “{{#each gear}}{{itm}}{{/each}}”: {{itm}}: did you mean {{item}}?',
    ]);
  });
});
