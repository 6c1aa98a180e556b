import type { Services } from '#server/kernel/services.ts';
import { shortenSomeNetworks } from './access-repo.ts';

/** May be interrupted at any time: what is left is done the next time. */
export const shortenNetworks = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, signal: AbortSignal) => {
  do signal.throwIfAborted();
  while (await shortenSomeNetworks(db, clock.now()));
};
