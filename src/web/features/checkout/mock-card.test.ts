import { expect, test } from 'vitest';
import { cardFields, missingFields, testCard } from './mock-card.ts';

test('the test card it is filled with has everything', () => {
  expect(missingFields(testCard)).toEqual([]);
});

test.each(cardFields)('%s is required, and spaces do not count', (field) => {
  expect(missingFields({ ...testCard, [field]: '  ' })).toEqual([field]);
});
