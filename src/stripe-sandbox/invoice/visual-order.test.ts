import { expect, test } from 'vitest';
import { piecesFromLeft } from './visual-order.ts';

const seen = (text: string) => piecesFromLeft(text).join('');

test('what is written from the left stays as it is', () => {
  expect(seen('Café (north) 24/7')).toBe('Café (north) 24/7');
  expect(seen('')).toBe('');
});

test('numbers between words from the right stand between them, the first word rightmost', () => {
  expect(seen('מאפייה 24/7 בעמ')).toBe('בעמ 24/7 מאפייה');
  expect(seen('שארע 12')).toBe('12 שארע');
});

test('foreign words keep their direction, and brackets open towards them', () => {
  expect(seen('שלום (Modern Bakery) 24')).toBe('24 (Modern Bakery) שלום');
  expect(seen('Shalom שלום 5 Ltd')).toBe('Shalom 5 שלום Ltd');
});
