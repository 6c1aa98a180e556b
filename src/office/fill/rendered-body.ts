import { createRestarts } from '#office/blocks/restart-numbering.ts';
import { createNotes } from '#office/blocks/settle-notes.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import type { partsOf } from '#office/opc/parts-of.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { mayHoldBlocks } from './fill-part.ts';

/** What blocks of the text change in parts that belong to it: notes that are gone or repeated, lists that begin anew. */
export const createRenderedBody = (opened: OfficePackage, { main, related }: ReturnType<typeof partsOf>) => {
  const [footnotes, endnotes, numbering] = [related('footnotes'), related('endnotes'), related('numbering')];
  const readNumbering = () => numbering && opened.read(numbering).source;
  const restarts = createRestarts(readNumbering);
  const notes = createNotes();
  let hasBlocks = false;

  /** A part after it was filled, the text before all others. */
  const settle = (entry: ZipEntry, { source, filled }: { source: string; filled: string }): string => {
    if (entry === main) hasBlocks = mayHoldBlocks(source);
    if (!hasBlocks) return filled;
    if (entry === main) return notes.settleReferences(filled);
    if (entry === numbering) return restarts.apply(filled);
    if (entry === footnotes) return notes.settleNotes(filled, 'footnotes');
    return entry === endnotes ? notes.settleNotes(filled, 'endnotes') : filled;
  };
  const numberingWithCopies = () => {
    const source = readNumbering();
    return source && restarts.apply(source);
  };
  return { restarts, settle, numberingWithCopies };
};
