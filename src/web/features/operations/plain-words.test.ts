import { expect, test } from 'vitest';
import type { JobName } from '#server/ports/queue.ts';
import { concernWords } from './concern-words.ts';
import { explainFailure } from './explain-failure.ts';
import { formatAge, formatSpan } from './format-age.ts';
import { formatBytes, formatDuration } from './format-amount.ts';
import { jobWords } from './job-words.ts';

/** Complete by its type. */
const names: Record<JobName, true> = {
  'remove-file': true,
  'start-generation': true,
  'generate-line-item': true,
  'draw-pages': true,
  'issue-revision': true,
  'erase-accounts': true,
  'note-in-force': true,
  'remind-of-reviews': true,
  'send-review-mail': true,
  'tell-updates': true,
  'send-update-digest': true,
  'tell-readers': true,
  'hand-out-reading-mails': true,
  'send-reading-mail': true,
  'make-master-list': true,
  'make-manual': true,
  'queue-manuals': true,
  'start-ahead': true,
  'make-ahead': true,
  'clear-ahead': true,
  'remove-old-versions': true,
  'process-payment-event': true,
  'reconcile-orders': true,
  'catch-up-events': true,
  'reconcile-shop': true,
  'fetch-invoice': true,
  'send-receipt': true,
  'send-ready-mail': true,
  'run-sandbox': true,
  'sync-product': true,
  'retire-price': true,
  'start-promotion': true,
  'process-template': true,
  'run-test-fill': true,
  'make-preview': true,
  'forget-previews': true,
  'run-page-view': true,
  'build-demo-shop': true,
  sweep: true,
};

test('every kind of job has words of its own, and one of another version goes by its name', () => {
  const words = Object.keys(names).map(jobWords);
  expect(words.filter((text) => /^[a-z]/.test(text))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  expect(jobWords('of-another-version')).toBe('of-another-version');
});

test.each([
  [
    'connect ECONNREFUSED 127.0.0.1:25',
    'Nobody answers at that address: the service is not running, or refuses us.',
  ],
  ['getaddrinfo ENOTFOUND mail.example.com', 'The name of the server could not be found.'],
  ['Connection terminated unexpectedly', 'The connection was cut off.'],
  ['ENOSPC: no space left on device, write', 'The disk is full.'],
  ['The disk is almost full: 12 MB are left for files.', 'The disk is full.'],
  ["EACCES: permission denied, open '/data/x'", 'The shop is not allowed to write there.'],
  ['job heartbeat timeout', 'The worker that did it was lost, or took too long.'],
  ['job timed out', 'The worker that did it was lost, or took too long.'],
  ['connect ETIMEDOUT 10.0.0.7:587', 'There was no answer in time.'],
  ['unable to verify the first certificate', 'The certificate of the server is not trusted.'],
  ['Invalid API Key provided: sk_****', 'Our key or password was not accepted.'],
  ['No one here knows how to do the job x.', 'No process of this version knows this kind of job.'],
])('%j is explained', (reason, words) => {
  expect(explainFailure(reason)).toBe(words);
});

test('a reason that is a sentence already stands for itself', () => {
  expect(explainFailure('The template ends in the middle of a table.')).toBeUndefined();
});

test.each([
  [-5, '0 s'],
  [59_999, '59 s'],
  [90_000, '1 min'],
  [3_599_999, '59 min'],
  [7_200_000, '2 h'],
  [86_400_000, '1 day'],
  [3 * 86_400_000, '3 days'],
])('%d ms are told as %s', (span, words) => {
  expect(formatSpan(span)).toBe(words);
});

test('sizes and durations are told in units one can picture', () => {
  expect([0, 999, 1500, 61_400_000_000, 734_003_200].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.5 kB',
    '61 GB',
    '734 MB',
  ]);
  expect([40, 3100, 125_000].map(formatDuration)).toEqual(['40 ms', '3.1 s', '2 min']);
});

test('a concern says what is wrong for how long, and what to do', () => {
  const now = '2026-11-15T12:00:00.000Z';
  expect(formatAge('2026-11-15T11:00:00.000Z', now)).toBe('1 h');
  expect(concernWords({ kind: 'down', part: 'mail', since: '2026-11-15T11:57:00.000Z' }, now)).toEqual({
    text: 'Mail has been down for 3 min.',
    hint: 'Bring it back. Nothing is lost meanwhile: jobs that need it wait, and go on by themselves.',
    anchor: 'parts',
  });
  const texts = [
    { kind: 'dead-jobs', count: 1 } as const,
    { kind: 'undelivered', count: 2 } as const,
    { kind: 'unsynced', count: 1 } as const,
    { kind: 'backup', lastAt: null } as const,
    { kind: 'backup', lastAt: '2026-11-12T12:00:00.000Z' } as const,
  ].map((concern) => concernWords(concern, now).text);
  expect(texts).toEqual([
    '1 job was given up.',
    '2 paid orders are not delivered.',
    '1 product is out of step with the payment provider.',
    'There is no backup yet.',
    'The last backup is 3 days old.',
  ]);
  expect(concernWords({ kind: 'legal', missing: ['terms', 'imprint'] }, now).text).toBe(
    'Legal pages are missing: terms, imprint.',
  );
});
