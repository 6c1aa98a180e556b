import { expect, test } from 'vitest';
import { parseLegalText } from './parse-legal-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('the first heading is the title, the others stand under it', () => {
  const parsed = parseLegalText('\n# Terms of *sale*\n\n## One\n\n# Two\n\n##### Deep');
  expect(parsed.title).toBe('Terms of sale');
  expect(parsed.blocks).toMatchObject([
    { kind: 'heading', level: 2, children: [text('One')] },
    { kind: 'heading', level: 2 },
    { kind: 'heading', level: 4 },
  ]);
  expect(parseLegalText('Words.\n\n# Later').title).toBeUndefined();
});

test('lists, tables, quotations and rules are what they are', () => {
  const { blocks } = parseLegalText(
    [
      '- one\n  - inner\n- two',
      '3. third',
      '> said',
      '---',
      '| A | B |\n|---|---|\n| 1 | **2** |',
      '```\n<b>\n```',
    ].join('\n\n'),
  );
  expect(blocks).toMatchObject([
    {
      kind: 'list',
      start: null,
      items: [[{ kind: 'paragraph', children: [text('one')] }, { kind: 'list' }], [{ kind: 'paragraph' }]],
    },
    { kind: 'list', start: 3 },
    { kind: 'quote', blocks: [{ kind: 'paragraph', children: [text('said')] }] },
    { kind: 'rule' },
    { kind: 'table', head: [[text('A')], [text('B')]], rows: [[[text('1')], [{ kind: 'strong' }]]] },
    { kind: 'verbatim', text: '<b>' },
  ]);
});

test.each([
  '[a](javascript:alert(1))',
  '[a](JAVASCRIPT:alert(1))',
  '[a](vbscript:x)',
  '[a](data:text/html;base64,eA==)',
  '[a](//elsewhere.example)',
  '[a](\\\\elsewhere.example)',
  '[a](file:///etc/passwd)',
  '![a](https://elsewhere.example/a.png)',
  '<b>a</b>',
])('%s is shown as it was typed', (typed) => {
  const { blocks } = parseLegalText(`See ${typed} there`);
  const shown = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.children : []));
  expect(shown.every(({ kind }) => kind === 'text')).toBe(true);
  expect(shown.map((part) => ('text' in part ? part.text : '')).join('')).toBe(`See ${typed} there`);
});

test('names with umlauts, other scripts and signs stay as they are', () => {
  const words = 'Müller & Söhne GmbH <info> "№ 5" 手順書 שלום';
  const [block] = parseLegalText(words).blocks;
  const parts = block?.kind === 'paragraph' ? block.children : [];
  expect(parts.map((part) => ('text' in part ? part.text : '')).join('')).toBe(words);
});
