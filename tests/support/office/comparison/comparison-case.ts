import { buildDocx, type DocxSpec } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';

/** Two revisions of a document and all that differs between them. */
export type ComparisonCase = {
  name: string;
  older: () => Uint8Array;
  newer: () => Uint8Array;
  expected: string[];
};

export const between = (
  name: string,
  older: DocxSpec,
  newer: DocxSpec,
  expected: string[],
): ComparisonCase => ({
  name,
  older: () => buildDocx(older),
  newer: () => buildDocx(newer),
  expected,
});

/** Of paragraphs and other markup in the body. */
export const inBody = (name: string, older: string[], newer: string[], expected: string[]) =>
  between(name, { body: markup(older) }, { body: markup(newer) }, expected);

const markup = (blocks: string[]) =>
  blocks.map((block) => (block.startsWith('<w:') ? block : p(block))).join('');
