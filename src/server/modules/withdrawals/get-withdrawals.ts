import type { Services } from '#server/kernel/services.ts';
import { withdrawal } from '#shared/limits/withdrawal.ts';
import { listAnswered, listOpen } from './withdrawal-repo.ts';

type Wanted = { state: 'open' | 'answered'; after?: number | undefined };

/** A page of the queue; `next` continues it. */
export const getWithdrawals = async ({ db }: Pick<Services, 'db'>, { state, after }: Wanted) => {
  const list = state === 'open' ? listOpen : listAnswered;
  const found = await list(db, { after, limit: withdrawal.pageSize + 1 });
  const page = found.slice(0, withdrawal.pageSize);
  return { withdrawals: page, next: found.length > page.length ? (page.at(-1)?.row.id ?? null) : null };
};
