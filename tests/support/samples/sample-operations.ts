import type { FailedJob, Operations, OperationsHistory } from '#shared/contract/operations.ts';

const AT = '2026-11-15T12:00:00.000Z';

const failedJob = (number: number, change: Partial<FailedJob> = {}): FailedJob => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: 'generate-line-item',
  reason: 'The template <b>ends</b> in the middle of a table.',
  attempts: 14,
  since: '2026-11-15T09:00:00.000Z',
  nextTryAt: null,
  waitsFor: null,
  orderId: 12,
  productId: null,
  ...change,
});

const waitsForMail = {
  name: 'send-receipt',
  reason: 'connect ECONNREFUSED 10.0.0.7:587',
  nextTryAt: '2026-11-15T12:40:00.000Z',
  waitsFor: 'mail',
  attempts: 1,
};

const part = (name: string) => ({ name, isFailing: false, since: null, reason: null });

/** A shop with nothing to say. */
export const wellOperations: Operations = {
  at: AT,
  version: '0.1.0',
  concerns: [],
  parts: ['database', 'storage', 'mail', 'payments', 'jobs', 'converter'].map(part),
  queue: { waiting: 0, running: 0, oldestAt: null, byName: [] },
  dead: { count: 0, jobs: [] },
  waiting: { count: 0, jobs: [] },
  discarded: [],
  undelivered: { count: 0, orders: [] },
  unsynced: { count: 0, products: [] },
  disk: { freeBytes: 61_400_000_000, totalBytes: 120_000_000_000 },
  ahead: { isOn: true, made: 240, used: 192, dropped: 40, droppedBytes: 31_000_000 },
  lastBackup: { takenAt: '2026-11-15T03:00:00.000Z', files: 1204, bytes: 734_003_200 },
  server: { startedAt: '2026-11-13T12:00:00.000Z', requests: 182_044, failedRequests: 3 },
  visits: [
    {
      page: 'home',
      LCP: { count: 812, within: 1.8 },
      INP: { count: 403, within: 0.1 },
      CLS: { count: 811, within: 0.01 },
    },
    {
      page: 'checkout',
      LCP: { count: 1, within: null },
      INP: { count: 0, within: null },
      CLS: { count: 1, within: 0.05 },
    },
  ],
};

/** A shop in which everything that can need a look does. */
export const troubledOperations: Operations = {
  ...wellOperations,
  concerns: [
    { kind: 'down', part: 'mail', since: '2026-11-15T10:20:00.000Z' },
    { kind: 'undelivered', count: 1 },
    { kind: 'dead-jobs', count: 3 },
    { kind: 'unsynced', count: 1 },
    { kind: 'backup', lastAt: '2026-11-12T03:00:00.000Z' },
  ],
  parts: wellOperations.parts.map((each) =>
    each.name === 'mail'
      ? {
          ...each,
          isFailing: true,
          since: '2026-11-15T10:20:00.000Z',
          reason: 'connect ECONNREFUSED 10.0.0.7:587',
        }
      : each,
  ),
  queue: {
    waiting: 14,
    running: 2,
    oldestAt: '2026-11-15T10:20:00.000Z',
    byName: [
      { name: 'generate-line-item', waiting: 12, running: 2 },
      { name: 'send-receipt', waiting: 2, running: 0 },
    ],
  },
  dead: {
    count: 3,
    jobs: [
      failedJob(1),
      failedJob(2, { orderId: 13, reason: 'job heartbeat timeout' }),
      failedJob(3, { name: 'sync-product', orderId: null, productId: 7, reason: 'Invalid API Key provided' }),
    ],
  },
  waiting: {
    count: 2,
    jobs: [failedJob(4, waitsForMail), failedJob(5, { ...waitsForMail, orderId: 14 })],
  },
  discarded: [
    {
      id: failedJob(6).id,
      name: 'send-receipt',
      failure: '550 no such mailbox',
      reason: 'The buyer has another address now.',
      discardedBy: 'admin@example.com',
      discardedAt: '2026-11-14T12:00:00.000Z',
    },
  ],
  undelivered: {
    count: 1,
    orders: [
      {
        id: 12,
        email: 'dana@example.com',
        paidAt: '2026-11-15T09:00:00.000Z',
        documentCount: 8,
        generatedCount: 7,
        failedCount: 1,
        failure: 'This document could not be made.',
      },
    ],
  },
  unsynced: {
    count: 1,
    products: [{ id: 7, name: 'Bakery <Opening>', changedAt: '2026-11-15T11:30:00.000Z', isArchived: false }],
  },
  lastBackup: { takenAt: '2026-11-12T03:00:00.000Z', files: 1204, bytes: 734_003_200 },
};

export const sampleHistory: OperationsHistory = {
  hours: Array.from({ length: 24 }, (_, index) => ({
    hour: new Date(Date.UTC(2026, 10, 14, 13 + index)).toISOString(),
    orders: index % 5,
    documents: (index % 5) * 8,
    mails: (index % 5) * 2,
    slowestDeliverySeconds: index % 5 === 0 ? null : 4 + index,
    conversionSeconds: index % 5 === 0 ? null : 0.5 + index / 10,
    errors: index === 20 ? 3 : 0,
    shed: index > 20 ? 1240 : 0,
  })),
  pace: [
    { name: 'generate-line-item', done: 212, medianMs: 840, slowestMs: 3100 },
    { name: 'sweep', done: 1, medianMs: 40, slowestMs: 40 },
  ],
};
