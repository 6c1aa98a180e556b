import { isIP } from 'node:net';
import type { Services } from '#server/kernel/services.ts';
import { insertAccess, type NewAccess } from './access-repo.ts';

type Noted = Omit<NewAccess, 'at' | 'address'> & { address: string };

/**
 * Notes that a document of an order was looked at or fetched. Nobody waits for it: it is written while the answer is on its way,
 * and an answer never fails because of it.
 */
export const noteAccess = (
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { address, ...access }: Noted,
) => {
  // Of an address of the same wire, what comes after the sign names the wire.
  const known = isIP(address) === 0 ? null : (address.split('%')[0] ?? null);
  insertAccess(db, { ...access, address: known, at: clock.now() }).catch((error: unknown) =>
    log.error({ err: error, orderId: access.orderId }, 'an access was not noted'),
  );
};

/** Which document a file is of, and which of its formats, by its path. */
export const accessOf = (path: string) => {
  const [, stem, format = 'file'] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  return { stem, format };
};
