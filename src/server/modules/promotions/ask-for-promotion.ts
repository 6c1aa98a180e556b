import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { PaymentsError } from '#server/ports/payments.ts';

/** What the provider says no to is told as such. */
export const askForPromotion = async <Answer>(
  { log }: Pick<Services, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (error.code === 'resource_missing') throw new DomainError('promotion.not-found', { cause: error });
    log.error({ err: error }, 'the payment provider refused something about a promotion code');
    throw new DomainError('promotion.provider-refused', { cause: error });
  }
};
