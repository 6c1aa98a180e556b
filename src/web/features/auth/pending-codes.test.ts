import { beforeEach, expect, test } from 'vitest';
import { pendingCodes } from './pending-codes.ts';

const MINUTE = 60_000;
const dana = { email: 'dana@example.com', sentAt: 0, wrongTries: 0 };
const kim = { email: 'kim@example.com', sentAt: 1000, wrongTries: 2 };

beforeEach(() => sessionStorage.clear());

test('the code asked for last is the one a reload leads back to, for as long as it may be entered', () => {
  expect(pendingCodes.latest(0)).toBeUndefined();
  pendingCodes.keep(dana, 0);
  pendingCodes.keep(kim, 1000);
  expect(pendingCodes.latest(2000)).toEqual(kim);
  expect(pendingCodes.latest(10 * MINUTE)).toEqual(kim);
  expect(pendingCodes.latest(11 * MINUTE)).toBeUndefined();
});

test('of every address it is known for a minute that no other code would be sent, however it is written', () => {
  pendingCodes.keep(dana, 0);
  pendingCodes.keep(kim, 1000);
  expect(pendingCodes.recent(' Dana@Example.com', MINUTE - 1)).toEqual(dana);
  expect(pendingCodes.recent('dana@example.com', MINUTE)).toBeUndefined();
  expect(pendingCodes.recent('lee@example.com', 0)).toBeUndefined();
});

test('another code takes the place of the one before', () => {
  pendingCodes.keep(dana, 0);
  pendingCodes.keep({ ...dana, sentAt: 2 * MINUTE }, 2 * MINUTE);
  expect(pendingCodes.recent(dana.email, 2 * MINUTE)?.sentAt).toBe(2 * MINUTE);
});

test.each(['nonsense', '{}', '[{"email":1}]', '[null]'])('what is not a code is not one: %s', (kept) => {
  sessionStorage.setItem('bindery.pending-codes', kept);
  expect(pendingCodes.latest(0)).toBeUndefined();
});
