import type { VisitSummary } from '#shared/contract/visit.ts';

/** How a part of the shop does, as of some seconds ago. */
export type PartState = {
  name: string;
  isFailing: boolean;
  /** Why, and since when; of a part that works, null. */
  reason: string | null;
  since: Date | null;
};

/** What a server process knows of itself and no other process does. */
export type OwnProcess = {
  startedAt: Date;
  readParts: () => Promise<PartState[]>;
  /** Since it started; `failed` are those that were answered with a failure of ours. */
  countRequests: () => Promise<{ answered: number; failed: number }>;
  /** What browsers told this process since it started. */
  readVisits: () => Promise<VisitSummary[]>;
};
