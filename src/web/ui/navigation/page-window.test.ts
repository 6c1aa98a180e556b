import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('a few pages are all offered', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('many pages are offered at both ends and around the current one', () => {
  expect(pageWindow(1, 12)).toEqual([1, 2, 'gap-after', 12]);
  expect(pageWindow(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
  expect(pageWindow(12, 12)).toEqual([1, 'gap-before', 11, 12]);
});

test('a gap never hides a single page, which would take no less room', () => {
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12]);
  expect(pageWindow(9, 12)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12]);
});
