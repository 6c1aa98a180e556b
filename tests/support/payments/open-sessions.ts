import type { Payments } from '#server/ports/payments.ts';

/** Sessions for one product and one customer, each as if of a new order. */
export const createSessionOpener = async (
  payments: Payments,
  { priceInCents = 19_999, origin = 'http://localhost:3000' } = {},
) => {
  const key = crypto.randomUUID();
  const { providerPriceId, providerProductId } = await payments.syncProduct({
    id: 1,
    name: 'Warehouse safety',
    description: 'Nine procedures',
    priceInCents,
    providerProductId: null,
    providerPriceId: null,
    idempotencyKey: key,
  });
  const customerId = await payments.ensureCustomer({
    id: key,
    email: 'dana@example.com',
    name: 'Dana Reyes',
    known: null,
  });
  let orders = 1000;
  const open = async (quantity = 1, buyer = customerId) => {
    orders += 1;
    const session = await payments.createSession({
      reference: String(orders),
      customerId: buyer,
      items: [{ priceId: providerPriceId, quantity }],
      successUrl: `${origin}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/checkout`,
      idempotencyKey: `${key}:${orders}`,
    });
    return { ...session, url: session.url ?? '' };
  };
  return { open, customerId, priceId: providerPriceId, productId: providerProductId };
};
