import { html } from 'hono/html';
import type { StoredRecord } from '#stripe-sandbox/records.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import { formatPrice } from '#shared/money.ts';
import type { FieldErrors } from './card-form.ts';
import { cardFieldset } from './card-fieldset.ts';
import { orderSummary } from './order-summary.ts';
import type { Markup } from '#server/plain-pages/plain-page.ts';
import { pageLayout } from './page-layout.ts';
import type { TaxNumberError } from './tax-part.ts';
import { payNote, termsBox } from './terms-box.ts';
import { otherTestPayments, testCardList } from './test-payments.ts';

export type CheckoutView = {
  stored: StoredRecord<'checkout.session'>;
  /** What was typed, to be shown again; never the number or the security code. */
  typed?: Record<string, string>;
  errors?: FieldErrors;
  /** Why the payment did not go through. */
  refusal?: string | undefined;
  codeError?: string | undefined;
  taxNumberError?: TaxNumberError | undefined;
  /** Where the terms are that the buyer has to agree to. */
  termsUrl?: string | undefined;
  termsError?: string | undefined;
};

export const checkoutPage = (view: CheckoutView) => {
  const { object: session } = view.stored;
  const total = formatPrice(session.amount_total);
  const isFree = session.amount_total === 0;
  return pageLayout({
    title: `Pay ${total}`,
    script: 'checkout.js',
    content: html`<p class="strip">
        <strong>This is a test payment.</strong> No money moves and only the test cards listed here work.
        Please do not type a real card number.
      </p>
      <div class="columns">
        ${orderSummary(view.stored, view)}
        <section class="sheet" aria-labelledby="pay-title">
          <h2 id="pay-title">${isFree ? 'Nothing to pay' : 'Pay with card'}</h2>
          ${emailLine(session.customer_details.email)} ${refusalBox(view)}
          ${isFree ? freeForm(view) : cardForm(view, total)}
          <p class="cancel">${cancelLink(session.cancel_url)}</p>
        </section>
        ${isFree ? '' : html`<aside class="tests">${testCardList()} ${otherTestPayments(session.id, termsBox(view, 'delayed'))}</aside>`}
      </div>`,
  });
};

const emailLine = (email: string | null) => (email ? html`<p class="quiet">Receipt to ${email}</p>` : '');

const refusalBox = ({ refusal, errors = {}, termsError }: CheckoutView): Markup | string => {
  if (refusal) return html`<p class="refusal" role="alert">${refusal}</p>`;
  if (Object.keys(errors).length === 0 && !termsError) return '';
  return html`<p class="refusal" role="alert">Please check the marked fields.</p>`;
};

const cardForm = (view: CheckoutView, total: string) => {
  const { stored, typed = {}, errors = {} } = view;
  return html`<form id="card" method="post" action="${checkoutPath(stored.object.id)}/pay" autocomplete="off">
    <input type="hidden" name="total" value="${stored.object.amount_total}" />
    ${cardFieldset(typed, errors)} ${termsBox(view, 'card')} ${payNote(view)}
    <button class="pay" data-busy="Processing …">Pay ${total}</button>
  </form>`;
};

const freeForm = (view: CheckoutView) =>
  html`<form class="free" method="post" action="${checkoutPath(view.stored.object.id)}/pay">
    <p>Your promotion code covers the whole order. No card is needed.</p>
    ${termsBox(view, 'free')} ${payNote(view)}
    <button class="pay" data-busy="Processing …">Complete order</button>
  </form>`;

const cancelLink = (cancelUrl: string | null) =>
  cancelUrl ? html`<a href="${cancelUrl}">Cancel and go back to the shop</a>` : '';
