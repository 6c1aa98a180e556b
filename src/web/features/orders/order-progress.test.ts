import { expect, test } from 'vitest';
import type { LineItemStatus } from '#shared/contract/order.ts';
import { isSettled, pageTitleOf, progressOf } from './order-progress.ts';

const items = (...statuses: LineItemStatus[]) => statuses.map((status) => ({ status }));

test('progress is a percentage, rounded down, and All at the end', () => {
  expect(progressOf([])).toMatchObject({ percent: 0, text: '0%', isComplete: false });
  expect(progressOf(items('GENERATED', 'GENERATING', 'GENERATING'))).toMatchObject({
    percent: 33,
    text: '33%',
  });
  expect(progressOf(items('GENERATED', 'GENERATED'))).toMatchObject({
    percent: 100,
    text: 'All',
    isComplete: true,
  });
});

test('two hundred documents less one are not yet all of them', () => {
  const almost = items(...Array.from({ length: 199 }, () => 'GENERATED' as const), 'GENERATING');
  expect(progressOf(almost)).toMatchObject({ percent: 99, isComplete: false });
});

test('a failed document keeps an order from being complete', () => {
  expect(progressOf(items('GENERATED', 'FAILED'))).toMatchObject({
    failed: 1,
    isComplete: false,
    text: '50%',
  });
});

test('nothing more is asked once every document is made or has failed', () => {
  expect(isSettled(undefined)).toBe(false);
  expect(isSettled([])).toBe(false);
  expect(isSettled(items('GENERATED', 'GENERATING'))).toBe(false);
  expect(isSettled(items('GENERATED', 'FAILED'))).toBe(true);
});

test('the title of the page shows the percentage until all is there', () => {
  expect(pageTitleOf('Bakery', progressOf(items('GENERATED', 'GENERATING')))).toBe('50% · Bakery');
  expect(pageTitleOf('Bakery', progressOf(items('GENERATED')))).toBe('Bakery');
});
