import { Hono, type Context } from 'hono';
import type { InLedger } from '#stripe-sandbox/ledger.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import {
  answerChallenge,
  type Outcome,
  paySession,
  lockSession,
  type PaymentMethodData,
} from '#stripe-sandbox/sessions/pay-session.ts';
import { applyPromotion, removePromotion } from '#stripe-sandbox/sessions/promotion.ts';
import { giveTaxNumber } from '#stripe-sandbox/tax/give-tax-number.ts';
import { successUrlOf } from '#stripe-sandbox/sessions/success-url.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readCardForm } from './card-form.ts';
import { checkoutPage, type CheckoutView } from './checkout-page.ts';
import { formLimit, formOf } from './form-of.ts';
import { isUnagreed, NOT_AGREED } from './terms-box.ts';
import { completePage, confirmPage, expiredPage, missingPage } from './other-pages.ts';

type Shown = Omit<CheckoutView, 'stored'>;
type Pages = { inLedger: InLedger; clock: Clock };

/** The hosted payment page. Who knows a session's address may pay it, as with the provider. */
export const checkoutRoutes = ({ inLedger, clock }: Pages) => {
  const show = async (c: Context, shown: Shown = {}, status: 200 | 402 | 422 = 200) => {
    const { stored, termsUrl } = await lookAt(c);
    if (!stored) return c.html(missingPage(), 404);
    if (stored.object.status === 'expired') return c.html(expiredPage(stored.object), 410);
    if (stored.object.status === 'complete') return c.html(completePage(stored.object));
    return c.html(checkoutPage({ stored, termsUrl, ...shown }), status);
  };
  const tell = (c: Context, outcome: Outcome, typed?: Record<string, string>) => {
    if (outcome.kind === 'done') return c.redirect(successUrlOf(outcome.session), 303);
    if (outcome.kind === 'challenge') return c.redirect(`${checkoutPath(sessionIdOf(c))}/confirm`, 303);
    if (outcome.kind === 'gone') return show(c);
    return show(c, { refusal: outcome.message, ...(typed && { typed }) }, 402);
  };
  const pay = (c: Context, paymentMethod: PaymentMethodData, seenTotal?: number) =>
    inLedger((ledger) => paySession(ledger, sessionIdOf(c), paymentMethod, seenTotal));

  return new Hono()
    .use(formLimit)
    .get('/:session', (c) => show(c))
    .post('/:session/pay', async (c) => {
      const typed = await formOf(c);
      const { stored } = await lookAt(c);
      if (isUnagreed(stored, typed)) return show(c, { typed, termsError: NOT_AGREED }, 422);
      if (stored?.object.amount_total === 0) return tell(c, await pay(c, { kind: 'nothing' }));
      const card = readCardForm(typed, clock.now());
      if ('errors' in card) return show(c, { errors: card.errors, typed }, 422);
      return tell(c, await pay(c, { kind: 'card', number: card.number }, seenTotalIn(typed)), typed);
    })
    .post('/:session/delayed', async (c) => {
      const typed = await formOf(c);
      if (isUnagreed((await lookAt(c)).stored, typed)) return show(c, { termsError: NOT_AGREED }, 422);
      const { settles } = typed;
      return tell(c, await pay(c, { kind: 'delayed', settles: settles === 'failed' ? 'failed' : 'paid' }));
    })
    .post('/:session/promotion', async (c) => {
      const { code = '' } = await formOf(c);
      const isApplied = await inLedger(async (ledger) => {
        const stored = await lockSession(ledger, sessionIdOf(c));
        if (stored?.object.status !== 'open') return true;
        return (await applyPromotion(ledger, stored, code)) !== undefined;
      });
      if (isApplied) return c.redirect(checkoutPath(sessionIdOf(c)), 303);
      return show(c, { codeError: 'This code does not exist or can no longer be used.' }, 422);
    })
    .post('/:session/promotion/remove', async (c) => {
      await inLedger(async (ledger) => {
        const stored = await lockSession(ledger, sessionIdOf(c));
        if (stored?.object.status === 'open') await removePromotion(ledger, stored);
      });
      return c.redirect(checkoutPath(sessionIdOf(c)), 303);
    })
    .post('/:session/tax-number', async (c) => {
      const { number: typed = '' } = await formOf(c);
      const isTaken = await inLedger(async (ledger) => {
        const stored = await lockSession(ledger, sessionIdOf(c));
        if (stored?.object.status !== 'open') return true;
        return (await giveTaxNumber(ledger, stored, typed)) !== undefined;
      });
      if (isTaken) return c.redirect(checkoutPath(sessionIdOf(c)), 303);
      return show(c, { taxNumberError: { typed, message: IMPOSSIBLE_NUMBER } }, 422);
    })
    .get('/:session/confirm', async (c) => {
      const stored = await inLedger((ledger) => lockSession(ledger, sessionIdOf(c)));
      if (stored?.object.status !== 'open' || !stored.inner.challenge) return show(c);
      return c.html(confirmPage(stored.object));
    })
    .post('/:session/confirm', async (c) => {
      const { answer } = await formOf(c);
      return tell(
        c,
        await inLedger((ledger) => answerChallenge(ledger, sessionIdOf(c), answer === 'confirm')),
      );
    });

  function lookAt(c: Context) {
    return inLedger(async (ledger) => ({
      stored: await lockSession(ledger, sessionIdOf(c)),
      termsUrl: ledger.termsUrl,
    }));
  }
};

const IMPOSSIBLE_NUMBER = 'This cannot be a tax number of your country. Please check it.';

const sessionIdOf = (c: Context) => c.req.param('session') ?? '';

/** What the page said when the buyer agreed to it. */
const seenTotalIn = ({ total }: Record<string, string>) =>
  total !== undefined && /^\d+$/.test(total) ? Number(total) : undefined;
