import { expect, test } from 'vitest';
import { barsOf, totalsOf } from './sales-totals.ts';

const day = (number: number, revenue: number) => ({
  day: `2026-11-0${number}`,
  orders: revenue > 0 ? 1 : 0,
  revenue,
});
const SIZE = { width: 300, height: 100 };

test('the best day fills the height, and the others have their share of it', () => {
  const bars = barsOf([day(1, 5000), day(2, 10_000), day(3, 0)], SIZE);
  expect(bars.map(({ height }) => height)).toEqual([50, 100, 0]);
  expect(bars.map(({ y }) => y)).toEqual([50, 0, 100]);
  expect(bars.every(({ x, width }) => x >= 0 && x + width <= 300)).toBe(true);
});

test('the smallest sale is still seen', () => {
  expect(barsOf([day(1, 1), day(2, 10_000_000)], SIZE)[0]?.height).toBe(2);
});

test('a day on which more was given back than taken has no bar', () => {
  expect(barsOf([day(1, -500), day(2, 1000)], SIZE)[0]?.height).toBe(0);
});

test('without sales there is nothing to see, and nothing breaks', () => {
  expect(barsOf([], SIZE)).toEqual([]);
  expect(barsOf([day(1, 0)], SIZE)[0]?.height).toBe(0);
  expect(totalsOf([])).toEqual({ orders: 0, revenue: 0, bestRevenue: 0 });
});

test('totals add up', () => {
  expect(totalsOf([day(1, 5000), day(2, 10_000)])).toEqual({
    orders: 2,
    revenue: 15_000,
    bestRevenue: 10_000,
  });
});
