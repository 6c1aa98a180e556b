import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Payments } from '#server/ports/payments.ts';
import { unlessMissing } from './payments-error.ts';

type Customer = Parameters<Payments['ensureCustomer']>[0];

export const ensureCustomer = async (stripe: Stripe, { id, email, name, known }: Customer) => {
  const found = known === null ? undefined : await unlessMissing(stripe.customers.retrieve(known));
  if (!found) {
    const created = await stripe.customers.create(
      { email, name, metadata: { customer: id } },
      { idempotencyKey: creationKey({ id, email, name, known }) },
    );
    return created.id;
  }
  if (found.email !== email || (found.name ?? '') !== name)
    await stripe.customers.update(found.id, { email, name });
  return found.id;
};

/** A key stands for one set of details: after a change of name the same key would be refused. */
const creationKey = ({ id, email, name, known }: Customer) => {
  const details = createHash('sha256')
    .update(JSON.stringify([email, name, known]))
    .digest('base64url');
  return `customer:${id}:${details}`;
};
