import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('what was used longest ago makes way when the rest weighs too much', () => {
  const map = createBoundedMap<string, string>(10);
  map.set('a', 'A', 4);
  map.set('b', 'B', 4);
  map.get('a');
  map.set('c', 'C', 4);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['A', undefined, 'C']);
});

test('what weighs too much alone is not held, and takes its older self along', () => {
  const map = createBoundedMap<string, string>(10);
  map.set('a', 'small', 1);
  map.set('b', 'B', 1);
  map.set('a', 'large', 11);
  expect([map.get('a'), map.get('b')]).toEqual([undefined, 'B']);
});

test('a new value under an old key weighs once', () => {
  const map = createBoundedMap<string, number>(10);
  for (let value = 0; value < 100; value += 1) map.set('a', value, 6);
  map.set('b', 1, 4);
  expect([map.get('a'), map.get('b')]).toEqual([99, 1]);
});
