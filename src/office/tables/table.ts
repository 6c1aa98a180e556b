/** `width` in characters of a usual size. */
export type TableColumn = { title: string; width: number; kind: 'text' | 'number' | 'date' };

/** Text, a number, a day written 2026-11-17, or nothing: by the kind of its column. */
export type TableCell = string | number | null;

export type Table = {
  title: string;
  /** Whose it is. */
  business: string;
  /** The day it tells of, written 2026-11-17. */
  day: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly TableCell[])[];
  /** Of a workbook: so many columns stay in sight beside the head. */
  frozenColumns?: number;
  /** Of a workbook: how many lines of text its head has room for. */
  headLines?: number;
};
