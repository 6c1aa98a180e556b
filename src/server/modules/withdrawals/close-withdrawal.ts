import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findDetails, recordAnswer } from './withdrawal-repo.ts';

/** An administrator has answered it. Of two at once, one did. */
export const closeWithdrawal = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, note, by }: { id: number; note: string; by: string },
) => {
  const isClosed = await recordAnswer(db, id, { answeredAt: clock.now(), answeredBy: by, note });
  const details = await findDetails(db, id);
  if (!details) throw new DomainError('withdrawal.not-found');
  if (!isClosed) throw new DomainError('withdrawal.answered');
  return details;
};
