import { expect, test } from 'vitest';
import { emptyDraft, type PromotionDraft, promotionOf } from './promotion-draft.ts';

const now = new Date(2026, 10, 15, 12);
const good: PromotionDraft = { ...emptyDraft, code: ' fall-26 ', value: '20' };
const problemsOf = (change: Partial<PromotionDraft>) => {
  const outcome = promotionOf({ ...good, ...change }, now);
  return 'problems' in outcome ? outcome.problems : undefined;
};
const wantedOf = (change: Partial<PromotionDraft>) => {
  const outcome = promotionOf({ ...good, ...change }, now);
  return 'wanted' in outcome ? outcome.wanted : undefined;
};

test('a name and a percentage are enough', () => {
  expect(wantedOf({})).toEqual({
    code: 'FALL-26',
    off: { percent: 20 },
    startsAt: null,
    expiresAt: null,
    maxUses: null,
    productIds: [],
  });
});

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['0.01', 1],
  ['8.29', 829],
])('an amount of %s is %i cents', (value, amount) => {
  expect(wantedOf({ kind: 'amount', value })?.off).toEqual({ amount });
});

test('the first day begins at midnight, and the last one ends with its last second', () => {
  expect(wantedOf({ startsOn: '2026-11-20', endsOn: '2026-11-20' })).toMatchObject({
    startsAt: new Date(2026, 10, 20).toISOString(),
    expiresAt: new Date(2026, 10, 20, 23, 59, 59).toISOString(),
  });
  expect(wantedOf({ endsOn: '2026-11-15' })).toBeDefined();
});

test('products count only where it is not for all', () => {
  expect(wantedOf({ productIds: [7] })?.productIds).toEqual([]);
  expect(wantedOf({ isForAll: false, productIds: [7] })?.productIds).toEqual([7]);
});

test.each<[Partial<PromotionDraft>, object]>([
  [{ code: 'A' }, { code: 'Please give 3 to 40 letters, digits or hyphens.' }],
  [{ code: 'TEN OFF' }, { code: 'Please give 3 to 40 letters, digits or hyphens.' }],
  [{ value: '' }, { value: 'Please give a whole number from 1 to 100.' }],
  [{ value: '101' }, { value: 'Please give a whole number from 1 to 100.' }],
  [{ value: '1.5' }, { value: 'Please give a whole number from 1 to 100.' }],
  [{ kind: 'amount', value: '0.00' }, { value: 'Please give an amount such as 25.00.' }],
  [{ kind: 'amount', value: '12.345' }, { value: 'Please give an amount such as 25.00.' }],
  [{ maxUses: '0' }, { maxUses: 'Please give a whole number from 1 to 1,000,000.' }],
  [{ maxUses: 'many' }, { maxUses: 'Please give a whole number from 1 to 1,000,000.' }],
  [{ maxUses: '1000001' }, { maxUses: 'Please give a whole number from 1 to 1,000,000.' }],
  [{ endsOn: '2026-11-14' }, { endsOn: 'The last day is over already.' }],
  [
    { startsOn: '2026-11-20', endsOn: '2026-11-19' },
    { endsOn: 'The last day must not be before the first.' },
  ],
  [{ isForAll: false }, { products: 'Please choose at least one product.' }],
])('%j is not asked for', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});
