import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['Harbor & Pine Company', 21, 'Harbor & Pine Company'],
  ['Harbor & Pine Company', 20, 'Harbor & Pine…'],
  ['Harbor & Pine Company', 14, 'Harbor & Pine…'],
  ['Harbor & Pine Company', 13, 'Harbor…'],
  ['Bureau of the Interior', 14, 'Bureau…'],
  ['Smith, Jones and Brown', 16, 'Smith, Jones…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧', 2, '👩‍👩‍👧‍👧…'],
  ['东京东京东京', 4, '东京东…'],
])('a long text is cut after a whole word that means something: %s to %i', (text, most, short) => {
  expect(shorten(text, most)).toBe(short);
});
