import { Stripe } from 'stripe';
import type { TaxNumberFacts, TaxNumbers } from '#server/ports/tax-numbers.ts';
import { taxNumberStatuses } from '#shared/tax-numbers/tax-number-contract.ts';
import { telling, unlessMissing } from './payments-error.ts';

const MOST = 100;

export const taxNumbersOf = (stripe: Stripe): TaxNumbers => {
  const list = async (customerId: string) =>
    (await unlessMissing(stripe.customers.listTaxIds(customerId, { limit: MOST })))?.data ?? [];
  return {
    find: telling(async (customerId) => {
      const [newest] = await list(customerId);
      return newest ? factsOf(newest) : null;
    }),
    /** The new one first: one that is refused takes nothing away. */
    replace: telling(async (customerId, { type, value }) => {
      const former = await list(customerId);
      const same = former.find((known) => known.type === type && known.value === value);
      const added =
        same ?? (await unlessImpossible(stripe.customers.createTaxId(customerId, { type, value })));
      if (!added) return undefined;
      for (const { id } of former)
        if (id !== added.id) await unlessMissing(stripe.customers.deleteTaxId(customerId, id));
      return factsOf(added);
    }),
    remove: telling(async (customerId) => {
      for (const { id } of await list(customerId))
        await unlessMissing(stripe.customers.deleteTaxId(customerId, id));
    }),
  };
};

const factsOf = ({ value, verification }: Stripe.TaxId): TaxNumberFacts => ({
  value,
  // A word we do not know yet is taken for the one that grants nothing.
  status: taxNumberStatuses.find((known) => known === verification?.status) ?? 'unavailable',
});

const unlessImpossible = async (asked: Promise<Stripe.TaxId>) => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid')
      return undefined;
    throw error;
  }
};
