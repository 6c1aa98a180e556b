import { expect, test } from 'vitest';
import { missingPages, nextToSend, seePages, startSeeing, waitMs } from './seen-pages.ts';

const nothing = startSeeing([], []);
const seen = (pages: number[], before = nothing) =>
  pages.reduce((state, page) => seePages(state, { type: 'seen', page }), before);

test('a page counts once, in its order', () => {
  expect(seen([3, 1, 3])).toMatchObject({ seen: [1, 3], unsent: [1, 3] });
});

test('what is seen while something is being sent is sent after it', () => {
  const sending = seen([2], seePages(seen([1]), { type: 'sending' }));
  const sent = seePages(sending, { type: 'sent', pages: [1], pagesSeen: [1] });
  expect(sent).toMatchObject({ seen: [1, 2], unsent: [2], isSending: false });
});

test('what was seen on another device is not asked for again', () => {
  const sent = seePages(seen([1]), { type: 'sent', pages: [1], pagesSeen: [1, 2] });
  expect(missingPages(sent.seen, 3)).toEqual([3]);
});

test('nothing is lost when sending fails, and it is tried again more and more seldom', () => {
  let state = seen([1, 2]);
  const waits = Array.from({ length: 7 }, () => {
    state = seePages(state, { type: 'failed' });
    return waitMs(state);
  });
  expect(state.unsent).toEqual([1, 2]);
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(waitMs(seePages(state, { type: 'sent', pages: [1], pagesSeen: [1] }))).toBe(700);
});

test('what could not be sent before a reload is sent after it, if the shop does not know it by then', () => {
  expect(startSeeing([1, 2], [2, 3])).toMatchObject({ seen: [1, 2, 3], unsent: [3] });
});

test('one call takes fifty pages', () => {
  const all = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(nextToSend(startSeeing([], all))).toEqual(all.slice(0, 50));
});
