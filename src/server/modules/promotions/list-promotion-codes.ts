import type { Services } from '#server/kernel/services.ts';
import { promotion } from '#shared/limits/promotion.ts';
import { askForPromotion } from './ask-for-promotion.ts';
import { type PromotionRecord, withProducts } from './promotion-record.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'payments' | 'log'>;

/** A page of the provider's codes, the newest first, also of those that were made on its own pages. */
export const listPromotionCodes = async (
  services: Touched,
  { after }: { after?: string | undefined },
): Promise<{ codes: PromotionRecord[]; next: string | null }> => {
  const { codes, hasMore } = await askForPromotion(services, () =>
    services.payments.promotionCodes.list({ after, limit: promotion.pageSize }),
  );
  return { codes: await withProducts(services, codes), next: hasMore ? (codes.at(-1)?.id ?? null) : null };
};
