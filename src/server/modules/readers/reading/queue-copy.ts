import type { Services } from '#server/kernel/services.ts';
import { tryRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { Acknowledgement } from '#shared/contract/reading/reading.ts';
import type { FoundReader } from './reader-repo.ts';
import { reading } from './reading-limits.ts';

type Wanted = { reader: FoundReader['reader']; acknowledgementId: number };

/** To the address they are listed with: there is no other that anybody could name. */
export const queueCopy = async (
  services: Pick<Services, 'db' | 'clock' | 'queue'>,
  { reader, acknowledgementId }: Wanted,
): Promise<Acknowledgement['copy']> => {
  const { db, queue } = services;
  if (reader.email === null) return 'not-sent';
  const key = `reading-copy:${reader.id}`;
  if (!(await tryRateLimits(services, [{ key, limits: reading.copies }]))) return 'not-sent';
  await db.transaction((tx) => queue.enqueue(tx, 'send-reading-copy', { acknowledgementId }));
  return 'sent';
};
