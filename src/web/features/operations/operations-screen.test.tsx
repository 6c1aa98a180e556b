import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Concern, Operations } from '#shared/contract/operations.ts';
import {
  sampleHistory,
  troubledOperations,
  wellOperations,
} from '#tests/support/samples/sample-operations.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { AttentionBanner } from './attention-banner.tsx';
import { conversionsOf, countedOf, deliveriesOf } from './history/history-charts.ts';
import { OperationsScreen } from './operations-screen.tsx';
import { queueRows } from './queue-rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const show = async (operations: Operations, calls: Parameters<typeof answerCalls>[0] = {}) => {
  const asked = answerCalls({
    operations: () => operations,
    operationsHistory: () => sampleHistory,
    ...calls,
  });
  return { asked, ...(await renderAt('/admin/operations', <OperationsScreen />)) };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a shop with nothing to say is well, and shows no list of troubles', async () => {
  await show(wellOperations);
  expect(await screen.findByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect((await region('Queue')).getByText('none')).toBeTruthy();
  expect((await region('This shop')).getByText('61 GB of 120 GB free')).toBeTruthy();
});

test('what browsers measured is told by the page a visit began on, and that nobody asks them', async () => {
  await show(wellOperations);
  const visits = await region('Real visits');
  expect(
    visits.getByRole('row', { name: /^Home ≤ 1.8 s812 visits ≤ 0.1 s403 visits ≤ 0.01811 visits$/ }),
  ).toBeTruthy();
  expect(
    visits.getByRole('row', { name: /^Checkout longer1 visit none0 visits ≤ 0.051 visit$/ }),
  ).toBeTruthy();
});

test.each([
  [[], 'No browser has told of a visit since this server started.'],
  [null, 'Browsers are not asked (WEB_VITALS=off).'],
])('of %j measured visits it is said why there are none', async (visits, words) => {
  await show({ ...wellOperations, visits });
  expect((await region('Real visits')).getByText(words)).toBeTruthy();
});

test('what making documents ahead brings and costs stands among the facts', async () => {
  await show(wellOperations);
  const facts = await region('This shop');
  expect(facts.getByText('240 documents, 83 % used')).toBeTruthy();
  expect(facts.getByText('40 documents, 31 MB')).toBeTruthy();
});

test('a shop that makes nothing ahead says so', async () => {
  await show({ ...wellOperations, ahead: { isOn: false, made: 0, used: 0, dropped: 0, droppedBytes: 0 } });
  const facts = await region('This shop');
  expect(facts.getByText('off')).toBeTruthy();
});

test('a server without a data folder has no disk to tell of', async () => {
  await show({ ...wellOperations, disk: null, lastBackup: null });
  const facts = await region('This shop');
  expect(facts.getByText('no data folder')).toBeTruthy();
  expect(facts.getByText('none yet')).toBeTruthy();
});

test('a part that is down says why in plain words, and what the machine said', async () => {
  await show(troubledOperations);
  const parts = await region('Parts');
  expect(parts.getByText(/^Nobody answers at that address/)).toBeTruthy();
  expect(parts.getByText('connect ECONNREFUSED 10.0.0.7:587')).toBeTruthy();
});

test('one job is tried again by its own button, and all by theirs', async () => {
  const { asked, user } = await show(troubledOperations, { retryJobs: () => ({ retried: 1 }) });
  const waiting = await region('Waiting for another try (2)');
  expect(waiting.getAllByText('Waits until mail is back.')).toHaveLength(2);
  await user.click(waiting.getByRole('button', { name: 'Retry: Send a receipt, Order No. 14' }));
  expect(await waiting.findByText('1 job is being tried again.')).toBeTruthy();
  await user.click(waiting.getByRole('button', { name: 'Retry all 2' }));
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'retryJobs').map(({ input }) => input)).toEqual([
      { state: 'waiting', ids: [troubledOperations.waiting.jobs[1]?.id] },
      { state: 'waiting' },
    ]),
  );
});

test('a job that is gone by now is told, and the figures are read again', async () => {
  const { asked, user } = await show(troubledOperations, {
    retryJobs: () => {
      throw new Refusal(404, 'This job does not exist or is no longer waiting.');
    },
  });
  const dead = await region('Given up (3)');
  const before = asked.filter(({ name }) => name === 'operations').length;
  await user.click(dead.getByRole('checkbox', { name: 'Select all shown' }));
  await user.click(dead.getByRole('button', { name: 'Retry 3 jobs' }));
  expect(await dead.findByText('This job does not exist or is no longer waiting.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'operations').length).toBeGreaterThan(before);
});

test('the failed documents of an order are made again where the order is listed', async () => {
  const { asked, user } = await show(troubledOperations, { retryGeneration: () => ({ restarted: 1 }) });
  const late = await region('Not delivered within a minute (1)');
  expect(late.getByText('paid 3 h ago, 7 of 8 made, 1 failed')).toBeTruthy();
  await user.click(late.getByRole('button', { name: 'Make again: order No. 12' }));
  expect(await late.findByText('What failed of order No. 12 is being made again.')).toBeTruthy();
  expect(asked).toContainEqual({ name: 'retryGeneration', input: { orderId: 12 } });
});

test('figures that could not be read again stay, and say from when they are', async () => {
  let isUp = true;
  const { user } = await show(troubledOperations, {
    operations: () => {
      if (!isUp) throw new Refusal(503, 'Down.');
      return troubledOperations;
    },
    retryJobs: () => ({ retried: 3 }),
  });
  const dead = await region('Given up (3)');
  isUp = false;
  await user.click(dead.getByRole('button', { name: 'Retry all 3' }));
  expect(
    await screen.findByText(/^The shop does not answer\. What you see is from/, {}, { timeout: 4000 }),
  ).toBeTruthy();
  expect(screen.getByText('5 things need a look')).toBeTruthy();
});

test('it asks again after five seconds, and not while nobody sees the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = await show(wellOperations);
  await screen.findByText('All is well');
  const count = () => asked.filter(({ name }) => name === 'operations').length;
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(4500);
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(count()).toBe(2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(2);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(count()).toBe(3);
});

test('the banner tells what needs a person and leads to the screen; without it there is none', async () => {
  let concerns: Concern[] = [];
  answerCalls({ attention: () => concerns });
  const { unmount } = await renderAt('/admin/products', <AttentionBanner />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  concerns = [
    { kind: 'undelivered', count: 1 },
    { kind: 'dead-jobs', count: 2 },
  ];
  await renderAt('/admin/products', <AttentionBanner />);
  expect(await screen.findByText(/1 paid order is not delivered\. 2 jobs were given up\./)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/operations');
});

test('the queue has a row for each kind that waits, runs or was done, the busiest first', () => {
  const rows = queueRows(
    [
      { name: 'a', waiting: 0, running: 1 },
      { name: 'b', waiting: 3, running: 0 },
    ],
    [
      { name: 'c', done: 9, medianMs: 1, slowestMs: 2 },
      { name: 'a', done: 1, medianMs: 1, slowestMs: 2 },
    ],
  );
  expect(rows.map(({ name, waiting, running, pace }) => [name, waiting, running, pace?.done])).toEqual([
    ['b', 3, 0, undefined],
    ['a', 0, 1, 1],
    ['c', 0, 0, 9],
  ]);
});

test('a day without an order has no slowest delivery', () => {
  const hours = sampleHistory.hours.map((hour) => ({ ...hour, slowestDeliverySeconds: null }));
  expect(deliveriesOf(hours).total).toBe('none');
  expect(deliveriesOf(sampleHistory.hours).total).toBe('27.0 s');
});

test('conversions are told as of the latest hour that had one, and counts of a day in groups of digits', () => {
  const { hours } = sampleHistory;
  expect(conversionsOf(hours).total).toBe('2.8 s');
  expect(conversionsOf(hours).hours.at(20)?.text).toBe('none');
  expect(countedOf(hours, 'shed').total).toBe('3,720');
  expect(countedOf(hours, 'errors')).toMatchObject({ total: '3' });
});
