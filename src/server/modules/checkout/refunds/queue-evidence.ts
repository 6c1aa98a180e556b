import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { listUnstaged } from '#server/modules/evidence/evidence-repo.ts';

/** For each dispute that waits for an answer and has nothing staged yet. */
export const queueEvidence = async ({ queue }: Pick<Services, 'queue'>, tx: Transaction, orderId: number) => {
  const unstaged = await listUnstaged(tx, orderId);
  if (unstaged.length > 0) await queue.enqueueMissing(tx, 'stage-evidence', unstaged);
};
