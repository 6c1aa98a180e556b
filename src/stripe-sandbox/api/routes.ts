import { ApiError } from '#stripe-sandbox/api-error.ts';
import { balanceRoutes } from '#stripe-sandbox/resources/balance.ts';
import { couponRoutes } from '#stripe-sandbox/resources/coupons.ts';
import { creditNoteRoutes } from '#stripe-sandbox/resources/credit-notes.ts';
import { customerRoutes } from '#stripe-sandbox/resources/customers.ts';
import { priceRoutes } from '#stripe-sandbox/resources/prices.ts';
import { productRoutes } from '#stripe-sandbox/resources/products.ts';
import { promotionCodeRoutes } from '#stripe-sandbox/resources/promotion-codes.ts';
import { sessionRoutes } from '#stripe-sandbox/resources/sessions.ts';
import { eventRoutes } from '#stripe-sandbox/resources/events.ts';
import { invoiceRoutes } from '#stripe-sandbox/resources/invoices.ts';
import { paymentRoutes } from '#stripe-sandbox/resources/payments.ts';
import { webhookEndpointRoutes } from '#stripe-sandbox/resources/webhook-endpoints.ts';
import type { Route } from './route.ts';

const routes: Route[] = [
  ...balanceRoutes,
  ...couponRoutes,
  ...creditNoteRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...promotionCodeRoutes,
  ...sessionRoutes,
  ...webhookEndpointRoutes,
];

export const findRoute = (method: string, pathname: string) => {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(pathname) : null;
    if (match) return { route, ids: match.slice(1).map(decodeURIComponent) };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${pathname}).`);
};
