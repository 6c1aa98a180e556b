import type { Transaction } from '#server/db/connect.ts';

/** Every job there is: name -> what it carries. Ids only; a handler starts from stored state. */
export type Jobs = {
  /** Deletes an object that nothing points to any more. */
  'remove-file': { key: string };
  /** Clears away what has expired: codes, sessions, counters, objects without an owning row. */
  sweep: Record<string, never>;
};

export type JobName = keyof Jobs;

/** Paid orders go before everything else; previews wait. */
export type JobClass = 'order' | 'normal' | 'preview';

export type Enqueue = <Name extends JobName>(
  transaction: Transaction,
  name: Name,
  data: Jobs[Name],
  options?: {
    class?: JobClass;
    /** Whose job it is: a customer with many waiting jobs does not hold up one with few. */
    fairKey?: string;
    runAfter?: Date;
  },
) => Promise<void>;

/** What a handler is told besides the data. `attempt` counts from 1. */
export type JobContext = { id: string; attempt: number; signal: AbortSignal };

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name], job: JobContext) => Promise<void> };

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
  /** Takes jobs until the returned function is called, which waits for running ones. */
  work: (handlers: JobHandlers) => Promise<() => Promise<void>>;
  listDead: (limit: number) => Promise<DeadJob[]>;
  /** Puts a dead job back in line; false when there is no such dead job. */
  retryDead: (id: string) => Promise<boolean>;
  /** Waiting and running jobs by name, for metrics and readiness. */
  depth: () => Promise<{ name: JobName; waiting: number; running: number }[]>;
  check: () => Promise<void>;
};
