import { type Context, Hono } from 'hono';
import { ApiError, invalid } from '#stripe-sandbox/api-error.ts';
import type { DisputeStatus } from '#stripe-sandbox/objects/disputes.ts';
import type { Ledger, InLedger } from '#stripe-sandbox/ledger.ts';
import { changePlan } from '#stripe-sandbox/webhooks/delivery-plan.ts';
import { resendEvent } from '#stripe-sandbox/webhooks/resend-event.ts';
import { moveDispute, nextStatuses, openDispute } from '#stripe-sandbox/disputes.ts';
import { formLimit, formOf } from '#stripe-sandbox/pages/form-of.ts';
import { DASHBOARD_PATH } from '#stripe-sandbox/paths.ts';
import { getLocked } from '#stripe-sandbox/records.ts';
import { failRefund, refundPayment, settleRefund } from '#stripe-sandbox/refunds.ts';
import { settleSession } from '#stripe-sandbox/sessions/settle-session.ts';
import { dashboardPage } from './dashboard-page.ts';
import { readOverview } from './overview.ts';

type Form = Record<string, string>;
type Action = (ledger: Ledger, id: string, form: Form) => Promise<unknown>;

const actions: Record<string, Action> = {
  '/payments/:id/refund': (ledger, paymentIntent, { amount = '', status }) =>
    refundPayment(ledger, {
      paymentIntent,
      ...(amount.trim() === '' ? {} : { amount: centsOf(amount) }),
      ...(status === 'pending' && { status }),
    }),
  '/payments/:id/dispute': (ledger, id, { kind }) =>
    openDispute(ledger, id, kind === 'warning' ? 'warning' : 'dispute'),
  '/refunds/:id/fail': (ledger, id) => failRefund(ledger, id),
  '/refunds/:id/settle': (ledger, id, { outcome }) =>
    settleRefund(ledger, id, outcome === 'succeeded' ? 'succeeded' : 'canceled'),
  '/disputes/:id/move': (ledger, id, { status = '' }) => moveDispute(ledger, id, disputeStatusOf(status)),
  '/sessions/:id/settle': async (ledger, id) =>
    settleSession(ledger, await getLocked(ledger, 'checkout.session', id, 'session')),
  '/events/:id/repeat': (ledger, id) => resendEvent(ledger, id),
  '/plan': (ledger, _, { dropNext = '', delaySeconds = '' }) =>
    changePlan(ledger, { dropNext: countOf(dropNext), delaySeconds: countOf(delaySeconds) }),
};

/** What an owner does at the provider. Anyone who gets here may do it, so it is there in development only. */
export const dashboardRoutes = (inLedger: InLedger) => {
  const show = async (c: Context, refusal?: string) =>
    c.html(dashboardPage(await inLedger(readOverview), refusal), refusal ? 400 : 200);
  const routes = new Hono().use(formLimit).get('/', (c) => show(c));
  for (const [path, act] of Object.entries(actions))
    routes.post(path, async (c) => {
      const form = await formOf(c);
      try {
        await inLedger((ledger) => act(ledger, c.req.param('id') ?? '', form));
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

const disputeStatusOf = (typed: string) => {
  const known = Object.keys(nextStatuses).find((status): status is DisputeStatus => status === typed);
  if (!known) throw invalid('There is no such state of a dispute.', 'status');
  return known;
};
