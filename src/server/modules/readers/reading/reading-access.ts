import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { hashOfSecret } from '#server/modules/binder/secret-link.ts';
import { isDeviceToken } from '#server/modules/readers/devices/device-token.ts';
import { findDevicePass } from '#server/modules/readers/devices/find-device-pass.ts';
import { countUses, insertUses } from '#server/modules/rate-limits/rate-limit-repo.ts';
import { reading } from './reading-limits.ts';
import { findReaderByLink, type FoundReader } from './reader-repo.ts';

/** Somebody whose token is good, and how they came. */
export type ReadingAccess = FoundReader & { how: 'link' | 'shared-device' };

export type Caller = { token: string; client: string };

type Touched = Pick<Services, 'db' | 'clock' | 'keys'>;

const keyOf = (client: string) => `reading-miss:${client}`;

/**
 * Whoever holds a token reads what its person has to read. One that is unknown, taken back, of somebody who was removed or of a
 * business that is gone is refused in one way.
 */
export const findAccess = async (services: Touched, { token, client }: Caller): Promise<ReadingAccess> => {
  await refuseGuessers(services, client);
  const access = isDeviceToken(token)
    ? await findDevicePass(services, token)
    : await findByLink(services, token);
  if (access) return access;
  await noteMiss(services, client);
  throw new DomainError('reading.unknown-link');
};

const findByLink = async ({ db }: Touched, token: string): Promise<ReadingAccess | undefined> => {
  const found = await findReaderByLink(db, hashOfSecret(token));
  return found && { ...found, how: 'link' };
};

/** Also those with a good token: who guesses must not learn from being let through. */
export const refuseGuessers = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, client: string) => {
  const { count, windowMs } = reading.misses;
  if ((await countUses(db, keyOf(client), later(clock.now(), -windowMs))) >= count)
    throw new DomainError('request.too-many', { retryAfterSeconds: Math.ceil(windowMs / 1000) });
};

export const noteMiss = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, client: string) => {
  await insertUses(db, [keyOf(client)], clock.now());
};
