import { changeReferences, referencesIn } from './formula-references.ts';
import { moveReference } from './move-reference.ts';
import { shiftReference } from './reference.ts';
import type { Copy, RowMap } from './row-map.ts';

/** The sheets whose rows have moved, by the name a formula calls them by. */
export type MovedSheets = (sheet: string) => RowMap | undefined;

/** Where a formula stands: on which sheet, and in which copy of its row. */
export type FormulaPlace = { sheet: string | undefined; copy?: Copy | undefined };

/** The same formula after rows have moved, on its own sheet or on those it refers to. */
export const moveFormula = (formula: string, moved: MovedSheets, { sheet: own, copy }: FormulaPlace) =>
  changeReferences(formula, ({ sheet = own, reference }) => {
    const map = sheet === undefined ? undefined : moved(sheet);
    if (!map) return reference;
    return moveReference(reference, map, isSame(sheet, own) ? copy : undefined);
  });

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase();

/** The formula of a cell as it reads in another one. */
export const shiftFormula = (formula: string, rows: number, columns: number) =>
  rows === 0 && columns === 0
    ? formula
    : changeReferences(formula, ({ reference }) => shiftReference(reference, rows, columns));

/** Whether a formula of this sheet has anything to do with rows that moved. */
export const isConcerned = (formula: string, moved: MovedSheets, own: string | undefined) =>
  referencesIn(formula).some(({ sheet = own }) => sheet !== undefined && moved(sheet) !== undefined);
