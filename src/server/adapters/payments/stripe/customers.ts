import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Payments } from '#server/ports/payments.ts';
import { unlessMissing } from './payments-error.ts';

type Customer = Parameters<Payments['ensureCustomer']>[0];

/** The provider takes no longer one; of a customer's name it takes more. */
const INDIVIDUAL_NAME_LENGTH = 150;

export const ensureCustomer = async (stripe: Stripe, customer: Customer) => {
  const { id, known } = customer;
  const details = detailsOf(customer);
  const found = known === null ? undefined : await unlessMissing(stripe.customers.retrieve(known));
  if (!found) {
    const created = await stripe.customers.create(
      { ...details, metadata: { customer: id } },
      { idempotencyKey: creationKey(id, known, details) },
    );
    return created.id;
  }
  if (isOutdated(found, details)) await stripe.customers.update(found.id, details);
  return found.id;
};

/** Emptied before it is deleted: of a deleted customer the provider's dashboard still shows what was there. */
export const forgetCustomer = async (stripe: Stripe, id: string) => {
  const emptied = await unlessMissing(
    stripe.customers.update(id, { email: '', name: '', individual_name: '', address: '', metadata: '' }),
  );
  if (emptied) await unlessMissing(stripe.customers.del(id));
};

/** The name and address are what the provider prints under 'Bill to', so they are the business's. */
const detailsOf = ({ email, name, business }: Customer) => ({
  email,
  name: business?.name ?? name,
  ...(business && {
    individual_name: name.slice(0, INDIVIDUAL_NAME_LENGTH),
    address: {
      line1: business.street,
      city: business.city,
      state: business.state,
      postal_code: business.zipCode,
      country: business.country,
    },
  }),
});

type Details = ReturnType<typeof detailsOf>;

const isOutdated = (found: Stripe.Customer, { email, name, individual_name, address }: Details) =>
  found.email !== email ||
  (found.name ?? '') !== name ||
  (individual_name !== undefined && (found.individual_name ?? '') !== individual_name) ||
  (address !== undefined &&
    Object.entries(address).some(
      ([field, value]) => (found.address?.[field as keyof typeof address] ?? '') !== value,
    ));

/** A key stands for one set of details: after a change of name the same key would be refused. */
const creationKey = (id: string, known: string | null, details: Details) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([details, known]))
    .digest('base64url');
  return `customer:${id}:${hash}`;
};
