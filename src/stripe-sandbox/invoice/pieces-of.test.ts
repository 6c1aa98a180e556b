import { expect, test } from 'vitest';
import { piecesOf } from './pieces-of.ts';

test('a phrase from the right is one piece, without the numbers and the punctuation around it', () => {
  expect(piecesOf('At שלום, עולם, 12').filter((piece) => piece.length > 1)).toEqual(['שלום, עולם']);
  expect(piecesOf('مطعم 12 الشام').filter((piece) => piece.length > 1)).toEqual(['مطعم', 'الشام']);
  expect(piecesOf('שלום.').at(-1)).toBe('.');
});

test('what reads as one character is one piece', () => {
  expect(piecesOf('A👩\u200d🍳ที่')).toEqual(['A', '👩\u200d🍳', 'ที่']);
});
