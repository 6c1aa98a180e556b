import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { findCustomer } from '#server/modules/accounts/customer-repo.ts';
import { records } from '#stripe-sandbox/tables.ts';
import type { Order } from '#shared/contract/order.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const shop = await createCheckoutShop();
const { services } = shop;
const safety = await shop.sell('Kitchen Safety', 19_999, ['Cleaning', 'Storage']);
const ordersOf = async (buyer: Buyer) => dataOf<Order[]>(await buyer.get('getCustomerOrders'));

test('a purchase tells the provider whom to make the invoice out to, and the customer which page is their own', async () => {
  const eve = await shop.buyer('eve-the-baker@example.com');
  const { orderId } = await eve.purchase(safety.stripePriceId);
  const { business } = (await findCustomer(services.db, eve.id)) ?? {};
  const [known] = await services.db
    .select({ object: records.object })
    .from(records)
    .where(sql`${records.kind} = 'customer' and ${records.object}->>'email' = 'eve-the-baker@example.com'`);
  expect(known?.object).toMatchObject({
    name: business?.name,
    address: { line1: business?.street, city: business?.city, postal_code: business?.zipCode },
  });
  await shop.settle();
  const paths = async () => (await ordersOf(eve)).map(({ firstPagePath }) => firstPagePath);
  expect(await paths()).toEqual([null]);
  await services.db
    .update(lineItems)
    .set({ status: 'GENERATED', stem: sql`'orders/' || ${lineItems.id}` })
    .where(eq(lineItems.orderId, orderId));
  const [first] = await services.db
    .select({ id: lineItems.id })
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId))
    .orderBy(lineItems.position);
  expect(await paths()).toEqual([`orders/${first?.id}.jpg`]);
  await services.db.update(orders).set({ closedBy: 'dispute' }).where(eq(orders.id, orderId));
  expect(await paths()).toEqual([null]);
});
