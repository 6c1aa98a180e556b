import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createStripeClient } from '#server/adapters/payments/stripe/client.ts';
import { DIGITAL_DOCUMENTS } from '#shared/tax-code.ts';
import { type Bought, paidContract, type Purchase } from '#tests/contracts/paid.ts';
import { cards, enterCode, payByCard } from '#tests/support/payments/pay-on-page.ts';
import { createTestSandbox } from '#tests/support/payments/test-sandbox.ts';

paidContract('The sandbox', async () => {
  const { payments, sandbox, secretKey, clock } = await createTestSandbox({
    prices: 'net',
    code: DIGITAL_DOCUMENTS,
  });
  /** Its pages, without a shop around them. */
  const pages = {
    fetch: async (url: string, init?: RequestInit) =>
      sandbox.routes.request(new URL(url).pathname.replace(sandbox.path, ''), init),
  };
  const buy = async ({ promotionCode, isDisputed, ...purchase }: Purchase): Promise<Bought> => {
    clock.advance(1000);
    const { customerId, priceId, reference } = purchase;
    const { id, url } = await payments.createSession({
      reference,
      customerId,
      items: [{ priceId, quantity: 1 }],
      successUrl: 'https://shop.example/checkout-success',
      cancelUrl: 'https://shop.example/checkout',
      idempotencyKey: randomUUID(),
    });
    if (promotionCode) await enterCode(pages, url ?? '', promotionCode.code);
    const answer = await payByCard(pages, url ?? '', isDisputed ? cards.disputed : cards.good);
    expect(answer.status).toBe(303);
    return payments.getSession(id);
  };
  return { payments, buy, stripe: createStripeClient({ secretKey, fetch: sandbox.fetch }) };
});
