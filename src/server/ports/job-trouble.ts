import type { Transaction } from '#server/db/connect.ts';
import type { Dependency } from '#server/kernel/dependency.ts';

/** `waiting`: it failed, or what it needs is down, and it will be tried again. `dead`: nobody tries it any more. */
export type TroubleState = 'dead' | 'waiting';

export type TroubledJob = {
  id: string;
  /** A row may be of another version of the shop, so its name may be unknown here. */
  name: string;
  data: unknown;
  reason: string;
  attempts: number;
  /** Since when it waits, or when it was given up. */
  since: Date;
  nextTryAt: Date | null;
  waitsFor: Dependency | null;
};

/** These, or all there are. */
export type JobChoice = { state: TroubleState; ids?: readonly string[] };

/** What of the queue may need a person. */
export type JobTrouble = {
  count: () => Promise<Record<TroubleState, number>>;
  /** When the job that waits longest was queued, of those that could be done by now or have failed. */
  findOldestWait: () => Promise<Date | undefined>;
  /** Of the dead the latest first, of the waiting those that wait longest. */
  list: (state: TroubleState, limit: number) => Promise<TroubledJob[]>;
  /** Has them done now: dead ones with all their tries again. Tells how many there were. */
  retry: (choice: JobChoice) => Promise<number>;
  /** Takes at most so many out of the queue, each for one caller only, and tells what they were. */
  remove: (tx: Transaction, choice: JobChoice, limit: number) => Promise<TroubledJob[]>;
};
