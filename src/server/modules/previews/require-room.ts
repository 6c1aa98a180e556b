import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { asking } from './preview-limits.ts';
import { countKeptBytes } from './preview-repo.ts';

const COME_BACK_SECONDS = 10;

type Limits = Omit<typeof asking, 'maxKeptBytes'> & { maxKeptBytes: number };

/** Before anything of a form is read: with too many who wait, or too much that is kept, the samples stay. */
export const requireRoom = async (
  services: Pick<Services, 'db' | 'clock' | 'queue'>,
  network: string,
  limits: Limits = asking,
) => {
  const { db, queue } = services;
  await consumeRateLimits(services, [
    { key: `preview:client:${network}`, limits: limits.perNetwork },
    { key: 'preview:shop', limits: limits.wholeShop },
  ]);
  const [depth, keptBytes] = await Promise.all([queue.depth(), countKeptBytes(db)]);
  const waiting = depth.find(({ name }) => name === 'make-preview')?.waiting ?? 0;
  if (waiting >= limits.maxWaiting || keptBytes >= limits.maxKeptBytes)
    throw new DomainError('preview.no-room', { retryAfterSeconds: COME_BACK_SECONDS });
};
