import type { TableCell, TableColumn } from './table.ts';

export type PrintedPart =
  | { kind: 'heading' | 'text' | 'statement'; text: string }
  | {
      kind: 'table';
      columns: readonly TableColumn[];
      rows: readonly (readonly TableCell[])[];
      /** At least so high, in points: room to write by hand. */
      rowPoints?: number;
      /** Ruled between its columns, too. */
      isForm?: boolean;
    };

/** What is printed and handed out: whose it is, of which day, and what stands on it from top to bottom. */
export type PrintedDocument = {
  title: string;
  business: string;
  /** Written 2026-11-17. */
  day: string;
  /** Beside them, beneath the title. */
  summary: string;
  paper: 'letter' | 'a4';
  isUpright: boolean;
  parts: readonly PrintedPart[];
};
