import { Hono, type Context } from 'hono';
import type { InBooks } from '#stripe-sandbox/books.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import {
  answerChallenge,
  type Outcome,
  paySession,
  takeSession,
  type Tender,
} from '#stripe-sandbox/sessions/pay-session.ts';
import { applyPromotion, removePromotion } from '#stripe-sandbox/sessions/promotion.ts';
import { successUrlOf } from '#stripe-sandbox/sessions/success-url.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readCardForm } from './card-form.ts';
import { checkoutPage, type CheckoutView } from './checkout-page.ts';
import { formLimit, formOf } from './form-of.ts';
import { completePage, confirmPage, expiredPage, missingPage } from './other-pages.ts';

type Shown = Omit<CheckoutView, 'kept'>;
type Pages = { inBooks: InBooks; clock: Clock };

/** The hosted payment page. Who knows a session's address may pay it, as with the provider. */
export const checkoutRoutes = ({ inBooks, clock }: Pages) => {
  const show = async (c: Context, shown: Shown = {}, status: 200 | 402 | 422 = 200) => {
    const kept = await inBooks((books) => takeSession(books, sessionIdOf(c)));
    if (!kept) return c.html(missingPage(), 404);
    if (kept.object.status === 'expired') return c.html(expiredPage(kept.object), 410);
    if (kept.object.status === 'complete') return c.html(completePage(kept.object));
    return c.html(checkoutPage({ kept, ...shown }), status);
  };
  const tell = (c: Context, outcome: Outcome, typed?: Record<string, string>) => {
    if (outcome.kind === 'done') return c.redirect(successUrlOf(outcome.session), 303);
    if (outcome.kind === 'challenge') return c.redirect(`${checkoutPath(sessionIdOf(c))}/confirm`, 303);
    if (outcome.kind === 'gone') return show(c);
    return show(c, { refusal: outcome.message, ...(typed && { typed }) }, 402);
  };
  const pay = (c: Context, tender: Tender, seenTotal?: number) =>
    inBooks((books) => paySession(books, sessionIdOf(c), tender, seenTotal));

  return new Hono()
    .use(formLimit)
    .get('/:session', (c) => show(c))
    .post('/:session/pay', async (c) => {
      const typed = await formOf(c);
      if (await isFree(c)) return tell(c, await pay(c, { kind: 'nothing' }));
      const card = readCardForm(typed, clock.now());
      if ('errors' in card) return show(c, { errors: card.errors, typed }, 422);
      return tell(c, await pay(c, { kind: 'card', number: card.number }, seenTotalIn(typed)), typed);
    })
    .post('/:session/delayed', async (c) => {
      const { settles } = await formOf(c);
      return tell(c, await pay(c, { kind: 'delayed', settles: settles === 'failed' ? 'failed' : 'paid' }));
    })
    .post('/:session/promotion', async (c) => {
      const { code = '' } = await formOf(c);
      const isApplied = await inBooks(async (books) => {
        const kept = await takeSession(books, sessionIdOf(c));
        if (kept?.object.status !== 'open') return true;
        return (await applyPromotion(books, kept, code)) !== undefined;
      });
      if (isApplied) return c.redirect(checkoutPath(sessionIdOf(c)), 303);
      return show(c, { codeError: 'This code does not exist or can no longer be used.' }, 422);
    })
    .post('/:session/promotion/remove', async (c) => {
      await inBooks(async (books) => {
        const kept = await takeSession(books, sessionIdOf(c));
        if (kept?.object.status === 'open') await removePromotion(books, kept);
      });
      return c.redirect(checkoutPath(sessionIdOf(c)), 303);
    })
    .get('/:session/confirm', async (c) => {
      const kept = await inBooks((books) => takeSession(books, sessionIdOf(c)));
      if (kept?.object.status !== 'open' || !kept.inner.challenge) return show(c);
      return c.html(confirmPage(kept.object));
    })
    .post('/:session/confirm', async (c) => {
      const { answer } = await formOf(c);
      return tell(c, await inBooks((books) => answerChallenge(books, sessionIdOf(c), answer === 'confirm')));
    });

  async function isFree(c: Context) {
    const kept = await inBooks((books) => takeSession(books, sessionIdOf(c)));
    return kept?.object.amount_total === 0;
  }
};

const sessionIdOf = (c: Context) => c.req.param('session') ?? '';

/** What the page said when the buyer agreed to it. */
const seenTotalIn = ({ total }: Record<string, string>) =>
  total !== undefined && /^\d+$/.test(total) ? Number(total) : undefined;
