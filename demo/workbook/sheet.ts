import type { StyleName } from './styles-xml.ts';

/** Its value is left out, so every program works it out on opening. */
export type Formula = { formula: string };
export type Cell = { value?: string | number | Formula; style: StyleName };
export type Row = { heightInPoints?: number; cells: Readonly<Record<string, Cell>> };

/** Cells that color themselves when the formula holds; `$` fixes what must not move with the cell. */
export type Alert = { range: string; formula: string; look: 'bad' | 'good' };
/** Cells that offer a list: words in quotes, or a range of another sheet. */
export type Choice = { range: string; list: string };

export type Sheet = {
  name: string;
  /** Column letter, A to Z -> width in characters. */
  widths: Readonly<Record<string, number>>;
  /** Row number -> row. */
  rows: Readonly<Record<number, Row>>;
  merges?: readonly string[];
  alerts?: readonly Alert[];
  choices?: readonly Choice[];
  /** Rows above this one stay in sight and are printed on every page. */
  headRow: number;
  hasLogo?: boolean;
  isLandscape?: boolean;
};

export const cell = (value: Cell['value'], style: StyleName): Cell =>
  value === undefined ? { style } : { value, style };

export const formula = (written: string): Formula => ({ formula: written });
