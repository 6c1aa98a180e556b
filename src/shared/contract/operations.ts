import { z } from 'zod';
import { textLength } from '#shared/limits/text-length.ts';
import type { LegalName } from '#shared/legal/legal-names.ts';
import type { VisitSummary } from './visit.ts';
import { requiredLine } from '#shared/text.ts';

/** At most so many of the failed jobs are listed, and can be named in one call. */
export const maxListedJobs = 100;

/** A part of the shop, as the server that answers sees it. */
export type ShopPart = {
  name: string;
  isFailing: boolean;
  /** Since when it fails or, for all processes, since when jobs wait for it. */
  since: string | null;
  reason: string | null;
};

export type FailedJob = {
  id: string;
  name: string;
  reason: string;
  attempts: number;
  /** Since when it waits, or when it was given up. */
  since: string;
  nextTryAt: string | null;
  /** The part that is down. */
  waitsFor: string | null;
  orderId: number | null;
  productId: number | null;
};

export type DiscardedJob = {
  id: string;
  name: string;
  failure: string;
  reason: string;
  discardedBy: string;
  discardedAt: string;
};

export type QueuedJobs = { name: string; waiting: number; running: number };

export type UndeliveredOrder = {
  id: number;
  email: string;
  paidAt: string;
  documentCount: number;
  generatedCount: number;
  failedCount: number;
  /** Of the first document that failed. */
  failure: string | null;
};

export type UnsyncedProduct = { id: number; name: string; changedAt: string; isArchived: boolean };

/** What somebody should look at. All but `unsynced`, `backup`, `legal` and `withdrawals` cannot wait. */
export type Concern =
  | { kind: 'down'; part: string; since: string }
  | { kind: 'dead-jobs'; count: number }
  | { kind: 'undelivered'; count: number }
  | { kind: 'unsynced'; count: number }
  | { kind: 'backup'; lastAt: string | null }
  /** Pages that the market needs and no server has. */
  | { kind: 'legal'; missing: LegalName[] }
  /** Declared by consumers, and not answered. */
  | { kind: 'withdrawals'; count: number };

export type Operations = {
  at: string;
  version: string;
  concerns: Concern[];
  parts: ShopPart[];
  queue: { waiting: number; running: number; oldestAt: string | null; byName: QueuedJobs[] };
  dead: { count: number; jobs: FailedJob[] };
  waiting: { count: number; jobs: FailedJob[] };
  discarded: DiscardedJob[];
  undelivered: { count: number; orders: UndeliveredOrder[] };
  unsynced: { count: number; products: UnsyncedProduct[] };
  /** Of the machine that answers, where its data folder is; null where it needs none. */
  disk: { freeBytes: number; totalBytes: number } | null;
  /** Documents made before their payment in the last 24 hours. */
  ahead: { isOn: boolean; made: number; used: number; dropped: number; droppedBytes: number };
  lastBackup: { takenAt: string; files: number; bytes: number } | null;
  /** Of the server process that answers, since it started. */
  server: { startedAt: string; requests: number; failedRequests: number };
  /** What browsers told it; null where they are not asked. */
  visits: VisitSummary[] | null;
};

/** An hour of the last day, by its beginning; the last one is not over. */
export type OperationsHour = {
  hour: string;
  orders: number;
  documents: number;
  mails: number;
  /** From the payment to the mail that all is ready, of the slowest order paid in this hour. */
  slowestDeliverySeconds: number | null;
  /** On average, the wait for its turn included; null if none was. */
  conversionSeconds: number | null;
  /** Answers that were a failure of the shop. */
  errors: number;
  /** Requests that were turned away: too many, or the shop was busy. */
  shed: number;
};

/** Jobs done in the last hour; half of them took at most `medianMs`. */
export type JobPace = { name: string; done: number; medianMs: number; slowestMs: number };

export type OperationsHistory = { hours: OperationsHour[]; pace: JobPace[] };

const chosenJobs = {
  state: z.enum(['dead', 'waiting']),
  /** Left out, all there are. */
  ids: z.array(z.uuid()).min(1).max(maxListedJobs).optional(),
};

export const retryJobsInput = z.strictObject(chosenJobs);

export const discardJobsInput = z.strictObject({
  ...chosenJobs,
  reason: requiredLine(textLength.discardReason),
});
