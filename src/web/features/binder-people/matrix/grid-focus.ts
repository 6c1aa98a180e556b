/** Where in the grid the keyboard is; the headings are row 0 and column 0. */
export type GridPlace = { row: number; column: number };

type Size = { rows: number; columns: number };
type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/** Rows that PageUp and PageDown pass. */
const PAGE = 10;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

export const withinGrid = ({ row, column }: GridPlace, { rows, columns }: Size): GridPlace => ({
  row: between(0, row, rows - 1),
  column: between(0, column, columns - 1),
});

const stepOf = ({ key, ctrlKey, metaKey }: Key, { row, column }: GridPlace, { rows, columns }: Size) => {
  const isWhole = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return { row: isWhole ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isWhole ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isWhole ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isWhole ? columns - 1 : column + 1 };
    case 'Home':
      return { row: isWhole ? 0 : row, column: 0 };
    case 'End':
      return { row: isWhole ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'PageDown':
      return { row: row + PAGE, column };
    default:
      return undefined;
  }
};

/** Where a key leads; undefined for keys that lead nowhere. */
export const moveInGrid = (place: GridPlace, key: Key, size: Size): GridPlace | undefined => {
  const next = stepOf(key, place, size);
  return next && withinGrid(next, size);
};
