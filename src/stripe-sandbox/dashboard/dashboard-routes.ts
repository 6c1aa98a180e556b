import { type Context, Hono } from 'hono';
import { ApiError, invalid } from '#stripe-sandbox/api-error.ts';
import type { Books, InBooks } from '#stripe-sandbox/books.ts';
import { changePlan } from '#stripe-sandbox/deliveries/delivery-plan.ts';
import { repeatDelivery } from '#stripe-sandbox/deliveries/repeat-delivery.ts';
import { closeDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { formLimit, formOf } from '#stripe-sandbox/pages/form-of.ts';
import { DASHBOARD_PATH } from '#stripe-sandbox/paths.ts';
import { getLocked } from '#stripe-sandbox/records.ts';
import { failRefund, refundPayment } from '#stripe-sandbox/refunds.ts';
import { settleSession } from '#stripe-sandbox/sessions/settle-session.ts';
import { dashboardPage } from './dashboard-page.ts';
import { readOverview } from './overview.ts';

type Form = Record<string, string>;
type Action = (books: Books, id: string, form: Form) => Promise<unknown>;

const actions: Record<string, Action> = {
  '/payments/:id/refund': (books, paymentIntent, { amount = '' }) =>
    refundPayment(books, { paymentIntent, ...(amount.trim() === '' ? {} : { amount: centsOf(amount) }) }),
  '/payments/:id/dispute': (books, id) => openDispute(books, id),
  '/refunds/:id/fail': (books, id) => failRefund(books, id),
  '/disputes/:id/close': (books, id, { outcome }) =>
    closeDispute(books, id, outcome === 'won' ? 'won' : 'lost'),
  '/sessions/:id/settle': async (books, id) =>
    settleSession(books, await getLocked(books, 'checkout.session', id, 'session')),
  '/events/:id/repeat': (books, id) => repeatDelivery(books, id),
  '/plan': (books, _, { dropNext = '', delaySeconds = '' }) =>
    changePlan(books, { dropNext: countOf(dropNext), delaySeconds: countOf(delaySeconds) }),
};

/** What an owner does at the provider. Anyone who gets here may do it, so it is there in development only. */
export const dashboardRoutes = (inBooks: InBooks) => {
  const show = async (c: Context, refusal?: string) =>
    c.html(dashboardPage(await inBooks(readOverview), refusal), refusal ? 400 : 200);
  const routes = new Hono().use(formLimit).get('/', (c) => show(c));
  for (const [path, act] of Object.entries(actions))
    routes.post(path, async (c) => {
      const form = await formOf(c);
      try {
        await inBooks((books) => act(books, c.req.param('id') ?? '', form));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return show(c, error.message);
      }
      return c.redirect(DASHBOARD_PATH, 303);
    });
  return routes;
};

const centsOf = (typed: string) => {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (!(amount > 0)) throw invalid('Give the amount as dollars and cents, such as 10.50.', 'amount');
  return amount;
};

const countOf = (typed: string) => {
  if (!/^\d{1,4}$/.test(typed.trim())) throw invalid('Give whole numbers from 0 to 9999.');
  return Number(typed);
};
