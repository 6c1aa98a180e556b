import { expect, test } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

test('whoever is patient lets everybody else pass, and keeps their turn among the patient', async () => {
  const queue = createRequestQueue<string, void>(() => new Error('closed'));
  const join = (asked: string, isPatient: boolean) =>
    void queue.join(asked, { signal: undefined, isPatient }).catch(() => {});
  join('a preview', true);
  join('an order', false);
  join('another preview', true);
  join('another order', false);
  expect(queue.waiting.map(({ asked }) => asked)).toEqual([
    'an order',
    'another order',
    'a preview',
    'another preview',
  ]);
});
