import type { Transaction } from '#server/db/connect.ts';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { pinOf } from '#server/modules/readers/links/reader-pin.ts';
import { newReadingLink, readingUrlOf } from '#server/modules/readers/links/reading-link.ts';
import { findListed, lockReaders, type ReaderRow, updateReader } from './reader-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys'>;

const changeReader = <Answer>(
  { db }: Pick<Services, 'db'>,
  customerId: string,
  id: number,
  change: (tx: Transaction, reader: ReaderRow) => Promise<Answer>,
) =>
  db.transaction(async (tx) => {
    await lockReaders(tx, customerId);
    const reader = await findListed(tx, customerId, id);
    if (!reader) throw new DomainError('reader.not-found');
    return change(tx, reader);
  });

/** Two within a moment are two. */
const after = (before: Date | null, now: Date) => (before && before >= now ? later(before, 1) : now);

/** Another address in the place of the one before, which is good for nothing from then on. */
export const renewReaderLink = (services: Touched, customerId: string, id: number) =>
  changeReader(services, customerId, id, async (tx, reader) => {
    const link = newReadingLink(services, id, after(reader.linkMadeAt, services.clock.now()));
    await updateReader(tx, id, link);
    return { link: readingUrlOf(services, { id, ...link }) ?? null };
  });

/** They can no longer read by an address of their own; mails that name one are not sent either. */
export const removeReaderLink = (services: Pick<Services, 'db'>, customerId: string, id: number) =>
  changeReader(services, customerId, id, (tx) => updateReader(tx, id, { linkHash: null }));

export const renewReaderPin = (services: Touched, customerId: string, id: number) =>
  changeReader(services, customerId, id, async (tx, reader) => {
    const pinMadeAt = after(reader.pinMadeAt, services.clock.now());
    await updateReader(tx, id, { pinMadeAt });
    return { pin: pinOf(services.keys.reading, id, pinMadeAt) };
  });

export const removeReaderPin = (services: Pick<Services, 'db'>, customerId: string, id: number) =>
  changeReader(services, customerId, id, (tx) => updateReader(tx, id, { pinMadeAt: null }));
