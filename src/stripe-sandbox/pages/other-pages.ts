import { html } from 'hono/html';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import { successUrlOf } from '#stripe-sandbox/sessions/success-url.ts';
import { formatPrice } from '#shared/money.ts';
import { pageLayout } from './page-layout.ts';

/** What the card's bank would show. */
export const confirmPage = ({ id, amount_total: total }: SessionObject) =>
  pageLayout({
    title: 'Confirm your payment',
    script: 'checkout.js',
    content: html`<section class="sheet narrow">
      <p class="quiet">3-D Secure test page</p>
      <h1>Confirm your payment</h1>
      <p>
        Your bank would now ask whether it is you who pays <b>${formatPrice(total)}</b> to Bindery. Choose
        what it hears.
      </p>
      <form class="answers" method="post" action="${checkoutPath(id)}/confirm">
        <button class="pay" name="answer" value="confirm" data-busy="Processing …">Confirm payment</button>
        <button class="plain" name="answer" value="fail" data-busy="Processing …">Fail confirmation</button>
      </form>
    </section>`,
  });

export const completePage = (session: SessionObject) =>
  notice(
    'This order is complete',
    html`<p>There is nothing left to pay here.</p>
      <p><a class="button" href="${successUrlOf(session)}">Go to your order</a></p>`,
  );

export const expiredPage = ({ cancel_url: cancelUrl }: SessionObject) =>
  notice(
    'This payment page has expired',
    html`<p>Nothing was charged. Please start again from the shop.</p>
      ${cancelUrl ? html`<p><a class="button" href="${cancelUrl}">Back to the shop</a></p>` : ''}`,
  );

export const missingPage = () =>
  notice(
    'There is no such payment',
    html`<p>The address may be incomplete. Nothing was charged.</p>
      <p><a class="button" href="/">Back to the shop</a></p>`,
  );

const notice = (title: string, content: ReturnType<typeof html>) =>
  pageLayout({
    title,
    content: html`<section class="sheet narrow">
      <h1>${title}</h1>
      ${content}
    </section>`,
  });
