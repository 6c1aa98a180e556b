import { startPromotionCode } from '#server/modules/promotions/start-promotion-code.ts';
import type { PromotionCode } from '#shared/contract/promotion.ts';
import { enterCode, payByCard } from '#tests/support/payments/pay-on-page.ts';
import { dataOf, jsonPost } from './calls.ts';
import type { CheckoutShop } from './checkout-shop.ts';

/** An administrator looks at orders, customers, codes and sales, and changes what can be changed there. */
export const visitSelling = async (shop: CheckoutShop) => {
  const { services, asAdmin } = shop;
  const product = await shop.sell('Sold');
  const buyer = await shop.buyer('sold@example.com');
  await shop.fetch('/api/public/noteProductView', jsonPost({ slug: 'sold' }, { 'user-agent': 'Firefox' }));
  const promotion = await dataOf<PromotionCode>(
    await asAdmin.post('newPromotionCode', { code: 'SOLD', off: { percent: 10 }, productIds: [product.id] }),
  );
  const { url } = await buyer.checkout(product.stripePriceId);
  await enterCode(shop, url, promotion.code);
  await payByCard(shop, url);
  await shop.settle();
  const { id: orderId } = await shop.newestOrder();
  await asAdmin.get('adminOrderDetails', { orderId });
  for (const input of [{}, { search: 'sold' }, { search: String(orderId) }, { status: 'succeeded' }]) {
    const exported = await dataOf<{ url: string }>(await asAdmin.post('exportOrders', input));
    await (await shop.fetch(exported.url)).text();
  }
  await buyer.get('getCustomerOrderPage', { before: orderId + 1 });
  await buyer.get('getCustomerInvoices', { orderId });
  for (const input of [{}, { productId: product.id }, { days: 365 }])
    await asAdmin.get('salesOverview', input);
  await asAdmin.get('salesByProduct', { days: 90 });
  await asAdmin.get('promotionCodes');
  await startPromotionCode(services, { promotionId: promotion.id, startsAt: shop.clock.now() });
  await asAdmin.post('archivePromotionCode', { id: promotion.id });
  const { id } = buyer;
  for (const input of [{}, { search: 'sold' }, { before: id }, { search: 'lee', before: id }])
    await asAdmin.get('adminCustomers', input);
  await asAdmin.get('adminCustomer', { id });
  await asAdmin.post('changeCustomerEmail', { id, email: 'sold-anew@example.com' });
  await asAdmin.post('resendEmailChange', { id });
  for (const email of ['sold@example.com', 'sold-anew@example.com']) {
    const mail = await shop.fetch(`/dev/mail/latest.json?to=${email}`);
    const { text } = (await mail.json()) as { text: string };
    const token = /confirm-email#([\w.-]+)/.exec(text)?.[1];
    await shop.fetch('/api/public/confirmEmailChange', jsonPost({ token }));
  }
  await asAdmin.post('cancelEmailChange', { id });
  await asAdmin.post('disableCustomer', { id });
  await asAdmin.post('enableCustomer', { id });
};
