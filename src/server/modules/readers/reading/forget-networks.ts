import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { forgetNetworks } from './acknowledgement-repo.ts';
import { reading } from './reading-limits.ts';

/** Networks are kept, never whole addresses; after a while not even those. */
export const forgetOldNetworks = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  signal: AbortSignal,
) => {
  const before = later(clock.now(), -reading.keepNetworksMs);
  let forgotten: number;
  do {
    signal.throwIfAborted();
    forgotten = await forgetNetworks(db, before);
  } while (forgotten === MAX_ROWS_PER_STATEMENT);
};
