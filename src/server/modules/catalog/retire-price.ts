import type { Services } from '#server/kernel/services.ts';
import { PaymentsError } from '#server/ports/payments.ts';

/** Takes a price off sale. One that the provider does not know is not for sale there: trying for days would not change that. */
export const retirePrice = async ({ payments }: Pick<Services, 'payments'>, priceId: string) => {
  try {
    await payments.retirePrice(priceId);
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== 'resource_missing') throw error;
  }
};
