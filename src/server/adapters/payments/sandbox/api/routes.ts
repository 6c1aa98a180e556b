import { ApiError } from '#server/adapters/payments/sandbox/api-error.ts';
import { balanceRoutes } from '#server/adapters/payments/sandbox/resources/balance.ts';
import { customerRoutes } from '#server/adapters/payments/sandbox/resources/customers.ts';
import { priceRoutes } from '#server/adapters/payments/sandbox/resources/prices.ts';
import { productRoutes } from '#server/adapters/payments/sandbox/resources/products.ts';
import { sessionRoutes } from '#server/adapters/payments/sandbox/resources/sessions.ts';
import { eventRoutes } from '#server/adapters/payments/sandbox/resources/events.ts';
import { invoiceRoutes } from '#server/adapters/payments/sandbox/resources/invoices.ts';
import { paymentRoutes } from '#server/adapters/payments/sandbox/resources/payments.ts';
import { promotionRoutes } from '#server/adapters/payments/sandbox/resources/promotions.ts';
import { webhookEndpointRoutes } from '#server/adapters/payments/sandbox/resources/webhook-endpoints.ts';
import type { Route } from './route.ts';

const routes: Route[] = [
  ...balanceRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...promotionRoutes,
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
