import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { InLedger } from '#stripe-sandbox/ledger.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { dashboardRoutes } from '#stripe-sandbox/dashboard/dashboard-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { creditNoteRoutes } from './credit-note-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { pageFiles } from './page-files.ts';

type Options = {
  inLedger: InLedger;
  clock: Clock;
  /** The shop that payments lead back to. */
  origin: string;
  /** Of the dates on invoices. */
  timeZone: string;
  hasDashboard: boolean;
};

/** Everything of the sandbox that a browser may see. The provider's interface is not among it. */
export const sandboxRoutes = ({ inLedger, clock, origin, timeZone, hasDashboard }: Options) => {
  const routes = new Hono()
    .use(guarded(origin))
    .route('/', pageFiles())
    .route('/checkout', checkoutRoutes({ inLedger, clock }))
    .route('/credit-notes', creditNoteRoutes({ inLedger, timeZone }))
    .route('/invoices', invoiceRoutes({ inLedger, timeZone }));
  if (hasDashboard) routes.route('/dashboard', dashboardRoutes(inLedger));
  return routes;
};

/** Forms end at the shop, which may be open under another of its names than the one payments lead back to. */
const guarded = (origin: string) =>
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
