import { Stripe } from 'stripe';
import { PaymentsError } from '#server/ports/payments.ts';

/** Lets what Stripe says out as the port's error, and everything else as it is. */
export const telling =
  <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    try {
      return await ask(...args);
    } catch (error) {
      throw paymentsErrorOf(error);
    }
  };

export const paymentsErrorOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError
    ? new PaymentsError(error.message, { cause: error, isTransient: isTransient(error), code: error.code })
    : error;

/** Besides what never arrived and what broke there: another request of ours holds the same object or key. */
const isTransient = (error: Stripe.errors.StripeError) =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error.statusCode === 409;

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** What the provider has lost, or has only as a tombstone, is not there. */
export const unlessMissing = async <T extends object>(asked: Promise<T>) => {
  try {
    const found = await asked;
    return 'deleted' in found && found.deleted ? undefined : (found as Exclude<T, { deleted: true }>);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
