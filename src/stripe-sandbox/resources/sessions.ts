import { invalid } from '#stripe-sandbox/api-error.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { getLocked, getObject } from '#stripe-sandbox/records.ts';
import { expireSession } from '#stripe-sandbox/sessions/expire-session.ts';
import { openSession } from '#stripe-sandbox/sessions/open-session.ts';
import { sessionShape } from '#stripe-sandbox/sessions/session-shape.ts';

export const sessionRoutes = [
  route('POST', 'checkout/sessions', sessionShape, (ledger, params) => openSession(ledger, params)),
  route('GET', 'checkout/sessions/:id', {}, (ledger, _, id) =>
    getObject(ledger, 'checkout.session', id, 'session'),
  ),
  route('POST', 'checkout/sessions/:id/expire', {}, async (ledger, _, id) => {
    const stored = await getLocked(ledger, 'checkout.session', id, 'session');
    if (stored.object.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${stored.object.status}`,
        'session',
      );
    return expireSession(ledger, stored);
  }),
];
