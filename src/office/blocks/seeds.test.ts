import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockFilling, blockNames } from '#tests/support/office/language/block-filling.ts';
import { isSoundlyNested, TORN_TAGS } from '#tests/support/office/language/torn-blocks.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { shopPlaceholders } from '#server/adapters/template-engine/shop-placeholders.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { openPackage } from '#office/opc/open-package.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';

/** More with `BLOCK_SEEDS=20000`. */
const seeds = Number(process.env.BLOCK_SEEDS ?? 150);

const DOCUMENTS = ['food-and-beverage/HACCP Plan.docx', 'healthcare/Vital Signs and Escalation.docx'];
const BODY = 'word/document.xml';

/** A document of the demo shop, and the paragraphs and tables its text is made of. */
const open = (name: string) => {
  const file = readFileSync(join(import.meta.dirname, '../../../demo/documents', name));
  const opened = openPackage(file);
  const entry = opened.find(BODY);
  if (!entry) throw new Error('The document has no text.');
  const { source } = opened.read(entry);
  const children: { start: number; end: number; isTable: boolean }[] = [];
  scanXml(source, {
    close: ({ depth, name: element, start, closeEnd }) => {
      // A section goes only as a whole.
      if (depth === 3 && element !== 'w:sectPr' && !source.slice(start, closeEnd).includes('<w:sectPr'))
        children.push({ start, end: closeEnd, isTable: element === 'w:tbl' });
    },
  });
  const withBody = (body: string) => {
    const [head, tail] = [source.slice(0, children[0]?.start), source.slice(children.at(-1)?.end)];
    return writeZip(
      opened.entries.map((one) => (one === entry ? pack(BODY, Buffer.from(head + body + tail)) : one)),
    );
  };
  return {
    pieces: children.map(({ start, end, isTable }) => ({ xml: source.slice(start, end), isTable })),
    withBody,
  };
};

type Piece = { xml: string; isTable: boolean };
type Node = { piece: number } | { block: keyof typeof blocks; inside: Node[]; otherwise: Node[] };

const blocks = {
  kept: { open: '{{#if fryer}}', close: '{{/if}}', times: 1 },
  gone: { open: '{{#if grill}}', close: '{{/if}}', times: 0 },
  three: { open: '{{#each trio}}', close: '{{/each}}', times: 3 },
  none: { open: '{{#each contacts}}', close: '{{/each}}', times: 0 },
} as const;

const nodes = (depth: number): fc.Arbitrary<Node[]> =>
  fc.array(
    depth === 0
      ? fc.record({ piece: fc.nat() })
      : fc.oneof(
          { weight: 3, arbitrary: fc.record({ piece: fc.nat() }) },
          {
            weight: 2,
            arbitrary: fc.record({
              block: fc.constantFrom<(keyof typeof blocks)[]>('kept', 'gone', 'three', 'none'),
              inside: nodes(depth - 1),
              otherwise: nodes(depth - 1),
            }),
          },
        ),
    { minLength: 1, maxLength: 4 },
  );

/** The text with tags in paragraphs of their own, and as it is to be once they are gone. */
const write = (list: readonly Node[], pieces: readonly Piece[]): { template: string; filled: string } => {
  const written = list.map((node) => {
    if ('piece' in node) {
      const { xml, isTable } = pieces[node.piece % pieces.length] ?? { xml: '', isTable: false };
      // Two tables that meet are one; a paragraph keeps them apart.
      const text = isTable ? xml + p('below') : xml;
      return { template: text, filled: text };
    }
    const { open: opening, close, times } = blocks[node.block];
    const [inside, otherwise] = [write(node.inside, pieces), write(node.otherwise, pieces)];
    const isIf = opening.startsWith('{{#if');
    return {
      template: p(opening) + inside.template + (isIf ? p('{{else}}') + otherwise.template : '') + p(close),
      filled: times === 0 && isIf ? otherwise.filled : inside.filled.repeat(times),
    };
  });
  return {
    template: written.map(({ template }) => template).join(''),
    filled: written.map(({ filled }) => filled).join(''),
  };
};

/** What must differ between copies. */
const withoutIds = (xml: string) =>
  xml
    .replaceAll(/ w14:(?:paraId|textId)="[^"]*"/g, '')
    .replaceAll(/<w:bookmark(?:Start|End)[^>]*>/g, '')
    .replaceAll(/(<wp:docPr id="|<w:numId w:val=")\d+/g, '$1');

const shopTable = Object.fromEntries(
  shopPlaceholders.keys.map((key) => [key, shopPlaceholders.definitionOf(key)]),
);
const blockTable = Object.fromEntries(blockNames.keys.map((key) => [key, blockNames.definitionOf(key)]));
const filling = {
  placeholders: definePlaceholders({
    ...blockTable,
    ...shopTable,
    trio: { kind: 'list', columns: { item: {} } },
  }),
  values: { ...blockFilling.values, trio: ['a', 'b', 'c'].map((item) => ({ item })) },
};
const textOf = (file: Uint8Array) => withoutIds(readPackage(fillDocx(file, filling)).xml(BODY));

describe('blocks put into a document at random', () => {
  test.each(DOCUMENTS)('leave what would have been written by hand: %s', (name) => {
    const { pieces, withBody } = open(name);
    fc.assert(
      fc.property(nodes(3), (list) => {
        const { template, filled } = write(list, pieces);
        expect(textOf(withBody(template + p('end')))).toBe(textOf(withBody(filled + p('end'))));
      }),
      { numRuns: Math.ceil(seeds / 15) },
    );
  });

  test('are refused unless each is closed where it was opened', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...TORN_TAGS), { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        (list, isLine) => {
          const file = buildDocx({ body: isLine ? p(list.join('x')) : list.map((tag) => p(tag)).join('') });
          const { findings } = inspectDocx(file, { placeholders: blockNames });
          expect(findings.some(({ severity }) => severity === 'error')).toBe(!isSoundlyNested(list));
        },
      ),
      { numRuns: seeds },
    );
  });
});
