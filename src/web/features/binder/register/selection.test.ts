import { expect, test } from 'vitest';
import { binder } from '#shared/limits/binder.ts';
import { binderDocumentOf } from '#tests/support/samples/sample-binder.ts';
import { nothingSelected, pageShareOf, select, type Selection } from './selection.ts';

const listed = [1, 2, 3, 4, 5].map((id) => binderDocumentOf(id));
const toggle = (selection: Selection, id: number, isRange = false) =>
  select(selection, { type: 'toggled', id, isRange, listed });
const idsOf = ({ chosen }: Selection) => [...chosen.keys()].toSorted((a, b) => a - b);

test('a tick selects, and takes back', () => {
  const two = toggle(toggle(nothingSelected, 2), 4);
  expect(idsOf(two)).toEqual([2, 4]);
  expect(idsOf(toggle(two, 2))).toEqual([4]);
});

test('with shift, everything since the last tick is selected or taken back, in either direction', () => {
  const range = toggle(toggle(nothingSelected, 4), 2, true);
  expect(idsOf(range)).toEqual([2, 3, 4]);
  expect(idsOf(toggle(range, 3, true))).toEqual([4]);
  expect(idsOf(toggle(nothingSelected, 3, true))).toEqual([3]);
});

test('a page is selected as a whole beside what was selected on others, and left as a whole', () => {
  const elsewhere = select(nothingSelected, {
    type: 'toggled',
    id: 9,
    isRange: false,
    listed: [binderDocumentOf(9)],
  });
  expect(pageShareOf(elsewhere, listed)).toBe('none');
  const all = select(toggle(elsewhere, 1), { type: 'page toggled', listed });
  expect(idsOf(all)).toEqual([1, 2, 3, 4, 5, 9]);
  expect(pageShareOf(all, listed)).toBe('all');
  expect(pageShareOf(toggle(all, 1), listed)).toBe('some');
  expect(idsOf(select(all, { type: 'page toggled', listed }))).toEqual([9]);
  expect(select(all, { type: 'cleared' })).toEqual(nothingSelected);
});

test('what is selected is known as it was last seen', () => {
  const renewed = binderDocumentOf(2, { revision: 7 });
  const selection = select(toggle(nothingSelected, 2), { type: 'listed', listed: [renewed] });
  expect(selection.chosen.get(2)?.revision).toBe(7);
  expect(select(nothingSelected, { type: 'listed', listed })).toBe(nothingSelected);
});

test('no more is selected than can be approved in one go', () => {
  const many = Array.from({ length: binder.maxAtOnce + 5 }, (_, index) => binderDocumentOf(index + 1));
  const selection = select(nothingSelected, { type: 'page toggled', listed: many });
  expect(selection.chosen.size).toBe(binder.maxAtOnce);
});
