import type { Services } from '#server/kernel/services.ts';
import { askForPromotion } from './ask-for-promotion.ts';
import { type PromotionRecord, withProducts } from './promotion-record.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'payments' | 'log'>;

/** Nobody can use the code from then on; who paid with it keeps what it took off. */
export const archivePromotionCode = async (services: Touched, id: string): Promise<PromotionRecord> => {
  const archived = await askForPromotion(services, () => services.payments.promotionCodes.archive(id));
  const [record] = await withProducts(services, [archived]);
  if (!record) throw new Error('A promotion code that was just archived is missing');
  return record;
};
