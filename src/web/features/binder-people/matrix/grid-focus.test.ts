import { expect, test } from 'vitest';
import { moveInGrid } from './grid-focus.ts';

const size = { rows: 21, columns: 6 };
const press = (key: string, from: [number, number], isWhole = false) => {
  const place = { row: from[0], column: from[1] };
  const next = moveInGrid(place, { key, ctrlKey: isWhole, metaKey: false }, size);
  return next && [next.row, next.column];
};

test('arrows lead one cell on and stop at the edges', () => {
  expect(press('ArrowDown', [0, 0])).toEqual([1, 0]);
  expect(press('ArrowUp', [0, 0])).toEqual([0, 0]);
  expect(press('ArrowRight', [3, 5])).toEqual([3, 5]);
  expect(press('ArrowLeft', [3, 5])).toEqual([3, 4]);
});

test('Home and End lead along the row, with Ctrl to the corners', () => {
  expect(press('Home', [4, 3])).toEqual([4, 0]);
  expect(press('End', [4, 3])).toEqual([4, 5]);
  expect(press('Home', [4, 3], true)).toEqual([0, 0]);
  expect(press('End', [4, 3], true)).toEqual([20, 5]);
});

test('pages are ten rows, and other keys are none of the grid’s', () => {
  expect(press('PageDown', [4, 3])).toEqual([14, 3]);
  expect(press('PageUp', [4, 3])).toEqual([0, 3]);
  expect(press('Tab', [4, 3])).toBeUndefined();
});
