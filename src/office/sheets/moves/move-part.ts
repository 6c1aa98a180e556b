import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { moveCells } from './move-cells.ts';
import { moveDrawings } from './move-drawings.ts';
import { moveNames } from './move-names.ts';
import { moveNotes } from './move-notes.ts';
import { moveRanges } from './move-ranges.ts';
import { moveRules } from './move-rules.ts';
import { moveViews } from './move-views.ts';
import type { MovedSheet, Mover } from './mover.ts';
import type { Owners } from './read-owners.ts';
import { createTally } from './tally.ts';

/** A workbook some of whose sheets have moved; these by their names in lower case. */
export type MovedWorkbook = { owners: Owners; sheets: ReadonlyMap<string, MovedSheet> };

/** A part with everything that names rows of moved sheets. Nothing else in it changes. */
export const movePart = (partName: string, source: string, { owners, sheets }: MovedWorkbook): string => {
  const owner = owners.get(partName);
  if (!owner) return source;
  const edits: Edit[] = [];
  const find = (sheet: string) => sheets.get(sheet.toLowerCase());
  const mover: Mover = {
    source,
    edits,
    sheet: owner.sheet,
    own: owner.sheet === undefined ? undefined : find(owner.sheet),
    moved: (sheet) => find(sheet)?.map,
    tally: createTally(source, edits),
  };
  const visitors = [moveCells, moveRules, moveViews, moveDrawings, moveNotes, moveNames, moveRanges].map(
    (move) => move(mover),
  );
  scanXml(source, {
    open: (element) => {
      for (const visitor of visitors) visitor.open?.(element);
    },
    text: (text) => {
      for (const visitor of visitors) visitor.text?.(text);
    },
    close: (element) => {
      for (const visitor of visitors) visitor.close?.(element);
    },
  });
  return edits.length === 0 ? source : applyEdits(source, edits);
};
