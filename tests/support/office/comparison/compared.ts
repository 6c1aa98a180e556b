import { compareDocuments } from '#office/compare-documents.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p, table } from '#tests/support/office/word-markup.ts';
import type { BlockText } from './texts-of.ts';

const documentOf = (blocks: readonly BlockText[]) =>
  buildDocx({
    body: blocks
      .map((block) =>
        typeof block === 'string' ? p(block) : table(...block.map((cells) => cells.map((cell) => p(cell)))),
      )
      .join(''),
  });

/** Of documents that have just these paragraphs and tables. */
export const compared = (older: readonly BlockText[], newer: readonly BlockText[]) =>
  compareDocuments(documentOf(older), documentOf(newer));
