import { expect, test } from 'vitest';
import { coverTitleSize } from './cover-title-size.ts';

test('a short title is large, a long one still fits', () => {
  expect(coverTitleSize('Bread')).toBe(12.5);
  expect(coverTitleSize('Bakery Opening and Closing')).toBe(10.5);
  expect(coverTitleSize('a '.repeat(75))).toBe(5.8);
});

test('a long word is set smaller, rather than broken', () => {
  const size = coverTitleSize('Pharmacovigilance');
  expect(size).toBeLessThan(10.5);
  expect(size * 0.58 * 'Pharmacovigilance'.length).toBeLessThanOrEqual(79.01);
  expect(coverTitleSize('x'.repeat(150))).toBe(5.8);
});
