import { createStripePayments } from '#server/adapters/payments/stripe.ts';
import type { Config } from '#server/config.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { type Finding, note, ok, toDo } from './finding.ts';

export const checkPayments = async (
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  ask?: typeof fetch,
): Promise<Finding> => {
  if (payments.kind === 'sandbox')
    return note('made on the built-in sandbox with test cards (set STRIPE_SECRET_KEY to take money)');
  const stripe = createStripePayments({
    ...payments,
    shop: publicUrl.host,
    clock: systemClock,
    ...(ask && { fetch: ask }),
  });
  try {
    await stripe.check();
    return ok(`Stripe accepts the ${stripe.isLive ? 'live' : 'test'} key`);
  } catch (error) {
    return toDo(adviceOn(error));
  }
};

const adviceOn = (error: unknown) => {
  if (!(error instanceof PaymentsError)) throw error;
  if (error.isTransient)
    return `Stripe does not answer (${error.message}): check the network, or try again later`;
  return 'Stripe refuses STRIPE_SECRET_KEY: copy it again from the Stripe dashboard';
};
