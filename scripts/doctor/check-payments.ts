import { readInvoiceNumbering } from '#server/adapters/payments/stripe/invoice-numbering.ts';
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
    const accepts = `Stripe accepts the ${stripe.isLive ? 'live' : 'test'} key`;
    const counted = await readInvoiceNumbering({ ...payments, fetch: ask });
    return (counted === 'customer' ? note : ok)(`${accepts}${numbering[counted]}`);
  } catch (error) {
    return toDo(adviceOn(error));
  }
};

/** Set on Stripe's own pages; which of them is wanted is the seller's to know. */
const numbering = {
  account: ', and counts invoices for the whole account',
  customer:
    ', and counts invoices for each customer (Settings, Billing, Invoices at Stripe: a count for the account leaves no gaps)',
  unknown: '',
};

const adviceOn = (error: unknown) => {
  if (!(error instanceof PaymentsError)) throw error;
  if (error.isTransient)
    return `Stripe does not answer (${error.message}): check the network, or try again later`;
  return 'Stripe refuses STRIPE_SECRET_KEY: copy it again from the Stripe dashboard';
};
