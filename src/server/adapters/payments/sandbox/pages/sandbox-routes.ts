import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Sandbox } from '#server/adapters/payments/sandbox/sandbox.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { dashboardRoutes } from '#server/adapters/payments/sandbox/dashboard/dashboard-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { pageFiles } from './page-files.ts';

type Options = {
  sandbox: Sandbox;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'shopTimeZone' | 'mode'>;
};

/** Everything of the sandbox that a browser may see. The provider's interface is not among it. */
export const sandboxRoutes = ({ sandbox, clock, config }: Options) => {
  const routes = new Hono()
    .use(guarded(config.publicUrl))
    .route('/', pageFiles())
    .route('/checkout', checkoutRoutes({ sandbox, clock }))
    .route('/invoices', invoiceRoutes({ sandbox, timeZone: config.shopTimeZone }));
  if (config.mode !== 'production') routes.route('/dashboard', dashboardRoutes(sandbox));
  return routes;
};

/** Forms end at the shop, which may be open under another of its names than the one payments lead back to. */
const guarded = ({ origin }: URL) =>
  createMiddleware(async (c, next) => {
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('X-Content-Type-Options', 'nosniff');
    // With no referrer at all browsers would not say either where a form comes from.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    await next();
  });
