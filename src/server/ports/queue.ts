import type { Transaction } from '#server/db/connect.ts';
import type { Probes } from '#server/kernel/dependency.ts';
import type { JobTrouble } from './job-trouble.ts';

/** Every job there is: name -> what it carries. Ids only; a handler starts from stored state. */
export type Jobs = {
  /** Deletes an object that nothing points to any more. */
  'remove-file': { key: string };
  /** Queues the documents of a paid order. */
  'start-generation': { orderId: number };
  /** Makes one document of an order. */
  'generate-line-item': { lineItemId: number; generation: number };
  /** Draws all pages of a generated document, for looking through it on screen. */
  'draw-pages': { lineItemId: number; generation: number };
  /** Makes a revision of the binder with the approval it was given, or again after its files were damaged. */
  'issue-revision': { revisionId: number };
  /** Writes into the records what has come into force by itself. */
  'note-in-force': Record<string, never>;
  /** Claims the reminders of reviews whose day has come. */
  'remind-of-reviews': Record<string, never>;
  /** Tells an owner which documents are to be reviewed. */
  'send-review-mail': { customerId: string };
  /** Looks for owners who are to hear of updates of their documents. */
  'tell-updates': Record<string, never>;
  /** Tells one of them, of all that was noted as told at that moment. */
  'send-update-digest': { customerId: string; toldAt: string };
  /** Looks for what readers of a business have to hear of. */
  'tell-readers': Record<string, never>;
  /** Lets the next mails to readers go, at the shop's pace. */
  'hand-out-reading-mails': Record<string, never>;
  /** Tells a reader what there is to read. */
  'send-reading-mail': { mailId: number };
  /** Makes the list of a binder as a PDF. */
  'make-master-list': { customerId: string };
  /** Makes the manual of a binder and its wall sheet, if they are not as the binder stands. */
  'make-manual': { customerId: string };
  /** Queues the manuals of binders that have changed, once they are quiet. */
  'queue-manuals': Record<string, never>;
  /** Queues the documents of an order whose buyer was sent to pay. */
  'start-ahead': { orderId: number };
  /** Makes one of them, before it is paid for. */
  'make-ahead': { orderId: number; templateId: number };
  /** Removes what was made for a payment that did not come. */
  'clear-ahead': Record<string, never>;
  /** Lets go of the oldest generations of an order that was made again and again. */
  'remove-old-versions': { orderId: number };
  /** Asks the provider about what an event told of. */
  'process-payment-event': { eventId: string };
  /** Asks the provider about orders that wait for their payment. */
  'reconcile-orders': Record<string, never>;
  /** Looks for events of the provider that never arrived. */
  'catch-up-events': Record<string, never>;
  /** Compares what there is with what there should be, and queues what is missing. */
  'reconcile-shop': Record<string, never>;
  /** Keeps the invoice of a paid order, and then sends the receipt. */
  'fetch-invoice': { orderId: number };
  'send-receipt': { orderId: number };
  /** Tells the buyer that all documents are ready. */
  'send-ready-mail': { orderId: number };
  /** Delivers the payment sandbox's due events and settles what is due there. */
  'run-sandbox': Record<string, never>;
  /** Brings the payment provider's product and price in step with ours. */
  'sync-product': { productId: number };
  /** Archives a price at the provider that no product has any more. */
  'retire-price': { priceId: string };
  /** Lets buyers use a promotion code whose time has come. */
  'start-promotion': { promotionId: string; startsAt: string };
  /**
   * Makes the samples of an uploaded template, or finds out why it cannot be sold. One that was checked just now, as it was
   * uploaded, has its findings in its row.
   */
  'process-template': { versionId: number; isChecked?: boolean };
  /** Fills a template for an administrator to look at. */
  'run-test-fill': { testFillId: string };
  /** Makes the public pages of one document with the details of somebody who looks at its bundle; the others are queued after it. */
  'make-preview': { previewId: string; templateId: number; others?: number[] };
  /** Forgets what visitors wanted to see, within the hour. */
  'forget-previews': Record<string, never>;
  /** Draws the pages of a template with its tags marked. */
  'run-page-view': { pageViewId: string };
  /** Puts the next things of the demo shop on its shelves. */
  'build-demo-shop': Record<string, never>;
  /** Erases the accounts whose day has come. */
  'erase-accounts': Record<string, never>;
  /** Clears away what has expired: codes, sessions, counters, objects without an owning row. */
  sweep: Record<string, never>;
};

export type JobName = keyof Jobs;

/** Paid orders go before everything else; previews wait; what may never be paid for waits until nothing else is to be done. */
export type JobClass = 'order' | 'normal' | 'preview' | 'ahead';

export type EnqueueOptions = {
  class?: JobClass;
  /** Whose job it is: a customer with many waiting jobs does not hold up one with few. */
  fairKey?: string;
  runAfter?: Date;
};

type Enqueue = <Name extends JobName>(
  tx: Transaction,
  name: Name,
  data: Jobs[Name],
  options?: EnqueueOptions,
) => Promise<void>;

type EnqueueAll = <Name extends JobName>(
  tx: Transaction,
  name: Name,
  data: readonly Jobs[Name][],
  options?: EnqueueOptions,
) => Promise<void>;

/** What a handler is told besides the data. */
export type JobContext = {
  id: string;
  /** Counts from 1. */
  attempt: number;
  /** After a failure of this one nobody will try again. */
  isLastAttempt: boolean;
  /** Fires when the job is no longer this worker's: not heard of for too long, run for too long, or handed back. */
  signal: AbortSignal;
};

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name], job: JobContext) => Promise<void> };

/** Only a job that carries nothing can be started by the clock. */
type ClockedJob = {
  [Name in JobName]: Jobs[Name] extends Record<string, never> ? Name : never;
}[JobName];

/** What runs by the clock: once per period, however many workers there are. */
export type Recurring = { [Name in ClockedJob]?: { everyMs: number } };

export type DeadJob = {
  id: string;
  name: JobName;
  data: unknown;
  reason: string;
  attempts: number;
  failedAt: Date;
};

export type Queue = {
  /** Part of the causing transaction: a rollback leaves no job. */
  enqueue: Enqueue;
  /** Many of a kind in one step; they are taken in this order. */
  enqueueAll: EnqueueAll;
  /** Those of them that neither wait nor run already. One transaction after the other, for jobs of one class and customer. */
  enqueueMissing: EnqueueAll;
  /**
   * Takes the most urgent job first, until the returned function is called: that waits for running
   * jobs as long as a shutdown may take, then hands the rest back to be taken by another worker. A job that fails is tried
   * again for as long as its kind is worth; while a probe says that what it needs is down, it waits at no cost.
   */
  work: (
    handlers: JobHandlers,
    surroundings?: { recurring?: Recurring; probes?: Partial<Probes> },
  ) => Promise<() => Promise<void>>;
  /** Jobs that failed too often, the latest first. */
  listDead: (limit: number) => Promise<DeadJob[]>;
  /** Requeues a dead job, with all its tries; false when there is no such dead job. */
  retryDead: (id: string) => Promise<boolean>;
  /** Jobs that failed, dead or still tried. */
  trouble: JobTrouble;
  /** Waiting and running jobs by name, for metrics and readiness. */
  depth: () => Promise<{ name: JobName; waiting: number; running: number }[]>;
  /** Jobs of the class 'order' that could be taken now, and those that are being done. */
  readPaidWork: () => Promise<{ waiting: number; running: number }>;
  /** Jobs done within the last hour, by name; half of them took at most `medianMs`. */
  readPace: () => Promise<{ name: string; done: number; medianMs: number; slowestMs: number }[]>;
  /** Resolves when jobs can be queued and someone takes them; rejects with the reason otherwise. */
  check: () => Promise<void>;
};
