import { expect, test } from 'vitest';
import { orderSearchOf } from './order-search.ts';

test('the address may ask for a word and a status', () => {
  expect(orderSearchOf({ q: ' dana@ ', status: 'review' })).toEqual({ q: 'dana@', status: 'review' });
});

test('a number arrives as a number and is looked for all the same', () => {
  expect(orderSearchOf({ q: 12 })).toEqual({ q: '12', status: undefined });
});

test.each([{}, { q: '  ', status: 'paid' }, { q: ['x'], status: 'toString' }])(
  '%j asks for nothing',
  (given) => {
    expect(orderSearchOf(given)).toEqual({ q: undefined, status: undefined });
  },
);
