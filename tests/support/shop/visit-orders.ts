import { catchUpEvents } from '#server/modules/checkout/catch-up-events.ts';
import { checkout } from '#server/modules/checkout/checkout-limits.ts';
import { reconcileShop } from '#server/modules/housekeeping/reconcile-shop.ts';
import { reconcileOrders } from '#server/modules/checkout/reconcile-orders.ts';
import { replaceLogo } from '#server/modules/accounts/replace-logo.ts';
import { sendReadyMail } from '#server/modules/orders/send-ready-mail.ts';
import sharp from 'sharp';
import type { CheckoutShop } from './checkout-shop.ts';

/** Somebody buys, looks at everything and gets their money back; administrators look on. */
export const visitOrders = async (shop: CheckoutShop) => {
  const { services, asAdmin } = shop;
  const { signal } = new AbortController();
  const product = await shop.sell('Visited');
  const buyer = await shop.buyer('visitor@example.com');
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await replaceLogo(services, buyer.id, png);
  await buyer.checkout(product.stripePriceId);
  const { orderId, sessionId } = await buyer.purchase(product.stripePriceId);
  await shop.settle();
  await buyer.latest(sessionId);
  await buyer.latest();
  for (const call of ['getCustomerOrders', 'getCustomerInvoices', 'getCreditNotes', 'getOwnedProductIds'])
    await buyer.get(call);
  for (const call of ['getCustomerOrder', 'getCustomerOrderDocumentLineItems'])
    await buyer.get(call, { orderId });
  await sendReadyMail(services, orderId);
  for (const input of [{}, { search: 'visit' }, { search: String(orderId) }, { status: 'review' }])
    await asAdmin.get('adminOrders', input);
  await asAdmin.get('salesOverview');
  for (const call of ['resendReceipt', 'retryGeneration', 'refundOrder'])
    await asAdmin.post(call, { orderId });
  await asAdmin.post('closeOrder', { orderId, reason: 'Seen' });
  shop.payments.hooks.before = ({ call }) =>
    call === 'createSession' ? Promise.reject(new Error('an order without a session')) : Promise.resolve();
  await buyer.post('createCustomerCheckout', {
    items: [{ stripePriceId: product.stripePriceId, quantity: 2 }],
  });
  shop.payments.reset();
  shop.clock.advance(checkout.unopenedMs);
  await reconcileOrders(services, signal);
  await reconcileShop(services, signal);
  await catchUpEvents(services, signal);
  await shop.settle();
};
