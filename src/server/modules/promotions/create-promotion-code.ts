import { DomainError } from '#server/kernel/domain-error.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Reduction } from '#server/ports/promotion-codes.ts';
import { promotion } from '#shared/limits/promotion.ts';
import { askForPromotion } from './ask-for-promotion.ts';
import { type PromotionRecord, withProducts } from './promotion-record.ts';
import { listProviderProducts } from './provider-product-repo.ts';
import { queueStart } from './start-promotion-code.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'payments' | 'queue' | 'log'>;

type Wanted = {
  code: string;
  off: Reduction;
  startsAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  productIds: number[];
};

/** Has the provider make a code. One that starts later is made now, and let go by a job. */
export const createPromotionCode = async (
  services: Touched,
  { productIds, startsAt, ...wanted }: Wanted,
): Promise<PromotionRecord> => {
  const { clock, random, payments } = services;
  const now = clock.now();
  if (wanted.expiresAt !== null && wanted.expiresAt <= now) throw new DomainError('promotion.over-already');
  if (startsAt !== null && startsAt > later(now, promotion.maxAheadMs))
    throw new DomainError('promotion.too-far-ahead');
  const start = startsAt !== null && startsAt > now ? startsAt : null;
  const providerIds = await providerIdsOf(services, productIds);
  const made = await askForPromotion(services, () =>
    payments.promotionCodes.create({
      ...wanted,
      startsAt: start,
      productIds: providerIds,
      idempotencyKey: `promotion:${random.uuid()}`,
    }),
  );
  if (!made) throw new DomainError('promotion.code-taken');
  if (start) await queueStart(services, { promotionId: made.id, startsAt: start });
  const [record] = await withProducts(services, [made]);
  if (!record) throw new Error('A promotion code that was just made is missing');
  return record;
};

const providerIdsOf = async ({ db }: Touched, ids: number[]) => {
  const known = await listProviderProducts(db, ids);
  const providerIds = known.flatMap(({ stripeProductId }) => stripeProductId ?? []);
  if (providerIds.length < ids.length) throw new DomainError('promotion.product-unknown');
  return providerIds;
};
