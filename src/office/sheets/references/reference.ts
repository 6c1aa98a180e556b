/** What Excel can hold. */
export const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;

/** One end of a reference. Of whole rows the column is empty, of whole columns the row is 0. */
export type Corner = { column: string; row: number; isColumnFixed: boolean; isRowFixed: boolean };

/** `B4`, `$B$4:C7`, `5:7`, `A:C`; `to` is there if two ends are written. */
export type Reference = { from: Corner; to: Corner | undefined };

const CORNER = /^(\$?)([A-Za-z]{0,3})(\$?)(\d{0,7})$/;

/** Nothing of what only looks like a reference, such as a name whose column would be beyond the last. */
export const parseReference = (written: string): Reference | undefined => {
  const [first = '', second] = written.split(':');
  const from = parseCorner(first);
  const to = second === undefined ? undefined : parseCorner(second);
  if (!from || (second !== undefined && !to)) return undefined;
  const isCell = from.column !== '' && from.row > 0;
  if (!to) return isCell ? { from, to } : undefined;
  const isOneKind = (from.column === '') === (to.column === '') && from.row > 0 === to.row > 0;
  return isOneKind ? { from, to } : undefined;
};

const parseCorner = (written: string): Corner | undefined => {
  const [, first = '', column = '', second = '', digits = ''] = CORNER.exec(written) ?? [];
  const row = Number(digits);
  if ((column === '' && digits === '') || (digits !== '' && row === 0)) return undefined;
  if (row > MAX_ROW || columnNumber(column) > MAX_COLUMN) return undefined;
  // Of `$5`, the sign belongs to the row.
  if (column === '') return { column, row, isColumnFixed: false, isRowFixed: first + second !== '' };
  return { column, row, isColumnFixed: first !== '', isRowFixed: second !== '' };
};

export const writeReference = ({ from, to }: Reference): string =>
  to ? `${writeCorner(from)}:${writeCorner(to)}` : writeCorner(from);

const writeCorner = ({ column, row, isColumnFixed, isRowFixed }: Corner) =>
  (isColumnFixed ? '$' : '') + column + (isRowFixed ? '$' : '') + (row === 0 ? '' : row);

/** The rows a reference covers, from the upper to the lower one; none of whole columns. */
export const rowsOfReference = ({ from, to = from }: Reference) =>
  from.row === 0 ? undefined : { first: Math.min(from.row, to.row), last: Math.max(from.row, to.row) };

/** The same columns in other rows. */
export const withRows = ({ from, to }: Reference, first: number, last: number): Reference => ({
  from: { ...from, row: first },
  to: to || last !== first ? { ...(to ?? from), row: last } : undefined,
});

const LETTERS = 26;
const CODE_BEFORE_A = 64;

export const columnNumber = (letters: string) =>
  Array.from(letters.toUpperCase()).reduce(
    (number, letter) => number * LETTERS + (letter.codePointAt(0) ?? 0) - CODE_BEFORE_A,
    0,
  );

export const columnLetters = (number: number): string =>
  number === 0
    ? ''
    : columnLetters(Math.floor((number - 1) / LETTERS)) +
      String.fromCodePoint(CODE_BEFORE_A + 1 + ((number - 1) % LETTERS));

/** The same reference as it reads in a cell that lies elsewhere; nothing if it would leave the sheet. */
export const shiftReference = (
  reference: Reference,
  rows: number,
  columns: number,
): Reference | undefined => {
  const from = shiftCorner(reference.from, rows, columns);
  const to = reference.to && shiftCorner(reference.to, rows, columns);
  return from && (to || !reference.to) ? { from, to } : undefined;
};

const shiftCorner = (corner: Corner, rows: number, columns: number): Corner | undefined => {
  const row = corner.row === 0 || corner.isRowFixed ? corner.row : corner.row + rows;
  const number = columnNumber(corner.column);
  const column = corner.column === '' || corner.isColumnFixed ? number : number + columns;
  const isInside =
    (corner.row === 0 || (row >= 1 && row <= MAX_ROW)) &&
    (corner.column === '' || (column >= 1 && column <= MAX_COLUMN));
  return isInside ? { ...corner, row, column: columnLetters(column) } : undefined;
};
