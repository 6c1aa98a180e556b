import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Payments } from '#server/ports/payments.ts';
import { knownPlaces } from './known-places.ts';

/** What the provider promises of tax, as far as no buyer has to come. The same for Stripe and the sandbox. */
export const taxContract = (name: string, open: (prices: 'net' | 'gross') => Promise<Payments>) => {
  describe.each(['net', 'gross'] as const)(`${name}, working out tax on %s prices`, (prices) => {
    let payments: Payments;
    let priceId: string;
    beforeAll(async () => {
      payments = await open(prices);
      ({ providerPriceId: priceId } = await payments.syncProduct({
        id: 1,
        name: 'Warehouse safety',
        description: '',
        priceInCents: 19_999,
        taxCode: null,
        providerProductId: null,
        providerPriceId: null,
        idempotencyKey: randomUUID(),
      }));
    });

    test.each(Object.entries(knownPlaces))(
      'for %s: net and tax make the total',
      async (_, { isTaxed, ...place }) => {
        const customerId = await payments.ensureCustomer({
          id: randomUUID(),
          email: 'dana@example.com',
          name: 'Dana Reyes',
          business: { name: 'Pine', street: '1 Mill Lane', ...place },
          known: null,
        });
        const { tax, subtotalInCents, totalInCents } = await payments.createSession({
          reference: randomUUID(),
          customerId,
          items: [{ priceId, quantity: 1 }],
          successUrl: 'https://shop.example/checkout-success',
          cancelUrl: 'https://shop.example/checkout',
          idempotencyKey: randomUUID(),
        });
        expect(subtotalInCents).toBe(19_999);
        expect((tax?.taxInCents ?? 0) > 0).toBe(isTaxed);
        expect(totalInCents).toBe(subtotalInCents + (prices === 'net' ? (tax?.taxInCents ?? 0) : 0));
        expect(tax).toMatchObject({ isReverseCharge: false, taxNumber: null, discountInCents: 0 });
      },
    );
  });
};
