import { describe, expect, test } from 'vitest';
import type { Invoice, Order, OrderPage } from '#shared/contract/order.ts';
import { answerOf, dataOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { seedOrdersFor } from '#tests/support/database/seed-orders.ts';

const shop = await createCheckoutShop();
const safety = await shop.sell('Kitchen Safety', 10_000);
const ann = await shop.buyer('ann@example.com');
const { orderId } = await ann.purchase(safety.stripePriceId);
await shop.settle();
await seedOrdersFor(shop.services.db, ann.email, 230);

const pageOf = async (input: object) => dataOf<OrderPage>(await ann.get('getCustomerOrderPage', input));

describe('a customer with more orders than one list holds', () => {
  test('goes through all of them page by page, and through nobody else’s', async () => {
    const bea = await shop.buyer('bea@example.com');
    await bea.purchase(safety.stripePriceId);
    const seen: number[] = [];
    let next: number | null | undefined;
    do {
      const page: OrderPage = await pageOf({ limit: 100, ...(next && { before: next }) });
      seen.push(...page.orders.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen).toHaveLength(231);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(seen.at(-1)).toBe(orderId);
    expect(await dataOf<Order[]>(await ann.get('getCustomerOrders'))).toHaveLength(200);
  });

  test('finds the invoice of the oldest by its order', async () => {
    const all = await dataOf<Invoice[]>(await ann.get('getCustomerInvoices'));
    const one = await dataOf<Invoice[]>(await ann.get('getCustomerInvoices', { orderId }));
    expect(one).toEqual(all.filter(({ payment_intent: intent }) => intent === one[0]?.payment_intent));
    expect(one).toHaveLength(1);
    const bea = await shop.buyer('bea@example.com');
    expect(await dataOf(await bea.get('getCustomerInvoices', { orderId }))).toEqual([]);
  });

  test.each([[{ limit: 0 }], [{ limit: 101 }], [{ before: 0 }], [{ after: 1 }]])(
    'is refused %j',
    async (input) => {
      expect((await answerOf(await ann.get('getCustomerOrderPage', input))).status).toBe(400);
    },
  );
});
