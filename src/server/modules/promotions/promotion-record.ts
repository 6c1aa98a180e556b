import type { Services } from '#server/kernel/services.ts';
import type { PromotionCode } from '#server/ports/promotion-codes.ts';
import type { PromotionState } from '#shared/contract/promotion.ts';
import { listByProviderId } from './provider-product-repo.ts';
import { promotionStateOf } from './promotion-state.ts';

export type PromotionRecord = PromotionCode & {
  state: PromotionState;
  products: { id: number | null; name: string }[];
};

/** The provider's codes with our names of the products they are good for. */
export const withProducts = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  codes: PromotionCode[],
): Promise<PromotionRecord[]> => {
  const ids = [...new Set(codes.flatMap(({ productIds }) => productIds))];
  const known = new Map((await listByProviderId(db, ids)).map((found) => [found.stripeProductId, found]));
  return codes.map((code) => ({
    ...code,
    state: promotionStateOf(code, clock.now()),
    products: code.productIds.map((providerId) => {
      const found = known.get(providerId);
      return { id: found?.id ?? null, name: found?.name ?? providerId };
    }),
  }));
};
