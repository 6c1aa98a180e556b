import type { Stripe } from 'stripe';
import type { SessionTax } from '#server/ports/payments.ts';
import { idOf } from './id-of.ts';

/** What the provider has worked out; null where it was not asked to. */
export const sessionTaxOf = async (
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<SessionTax | null> => {
  // Sessions from before tax was worked out have none of this.
  const automatic = session.automatic_tax as Stripe.Checkout.Session['automatic_tax'] | undefined;
  if (!automatic?.enabled) return null;
  const {
    amount_tax: taxInCents = 0,
    amount_discount: discountInCents = 0,
    breakdown,
  } = session.total_details ?? {};
  const taxNumber = session.customer_details?.tax_ids?.[0]?.value ?? null;
  const isReversed = breakdown?.taxes.some((tax) => tax.taxability_reason === 'reverse_charge') ?? false;
  return {
    taxInCents,
    discountInCents,
    isReverseCharge: isReversed && taxNumber !== null && (await isVerified(stripe, session, taxNumber)),
    taxNumber,
  };
};

/** The provider may take a number's word before anybody has looked it up; the shop prints only what is known. */
const isVerified = async (stripe: Stripe, { customer }: Stripe.Checkout.Session, taxNumber: string) => {
  const customerId = idOf(customer);
  if (customerId === null) return false;
  const { data } = await stripe.customers.listTaxIds(customerId, { limit: 100 });
  return data.some(({ value, verification }) => value === taxNumber && verification?.status === 'verified');
};
