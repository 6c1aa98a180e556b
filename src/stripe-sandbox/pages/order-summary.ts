import { html } from 'hono/html';
import type { LineItemObject } from '#stripe-sandbox/objects/catalog.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import type { StoredRecord } from '#stripe-sandbox/records.ts';
import { taxLabelOf } from '#stripe-sandbox/tax/tax-label.ts';
import { formatPrice } from '#shared/money.ts';
import { type TaxNumberError, taxPart } from './tax-part.ts';

type Session = StoredRecord<'checkout.session'>;

type Mistakes = { codeError?: string | undefined; taxNumberError?: TaxNumberError | undefined };

export const orderSummary = (stored: Session, { codeError, taxNumberError }: Mistakes) => {
  const { object: session, inner } = stored;
  return html`<section class="summary" aria-labelledby="order-title">
    <div class="block">
      <span class="mark" aria-hidden="true">B</span>
      <div class="what">
        <h1 id="order-title">Your order</h1>
        <p>${numberOf(session.client_reference_id)}</p>
      </div>
      <p class="total"><span class="sr">Total due </span>${formatPrice(session.amount_total)}</p>
    </div>
    <ul class="items">
      ${inner.items.map(itemRow)}
    </ul>
    ${session.allow_promotion_codes ? promotionPart(stored, codeError) : ''}
    ${taxPart(stored, taxNumberError)}
    <dl class="sums">
      <div>
        <dt>Subtotal</dt>
        <dd>${formatPrice(session.amount_subtotal)}</dd>
      </div>
      ${
        inner.promotion
          ? html`<div>
              <dt>Promotion ${inner.promotion.code}</dt>
              <dd>−${formatPrice(session.total_details.amount_discount)}</dd>
            </div>`
          : ''
      }
      ${taxRow(session)}
      <div class="due">
        <dt>Total due</dt>
        <dd>${formatPrice(session.amount_total)}</dd>
      </div>
    </dl>
  </section>`;
};

const taxRow = (session: Session['object']) => {
  const label = taxLabelOf(session);
  return label === undefined
    ? ''
    : html`<div>
        <dt>${label}</dt>
        <dd>${formatPrice(session.total_details.amount_tax)}</dd>
      </div>`;
};

const itemRow = ({ description, quantity, amount_subtotal: amount }: LineItemObject) =>
  html`<li>
    <span>${description}${quantity > 1 ? html` <small>× ${quantity}</small>` : ''}</span>
    <span>${formatPrice(amount)}</span>
  </li>`;

const promotionPart = ({ object: { id }, inner }: Session, codeError: string | undefined) =>
  inner.promotion
    ? html`<form class="code" method="post" action="${checkoutPath(id)}/promotion/remove">
        <span class="applied">${inner.promotion.code}</span>
        <button>Remove code</button>
      </form>`
    : html`<form class="code" method="post" action="${checkoutPath(id)}/promotion">
        <label class="sr" for="code">Promotion code</label>
        <input
          id="code"
          name="code"
          placeholder="Promotion code"
          maxlength="50"
          autocomplete="off"
          spellcheck="false"
          required
          aria-describedby="code-error"
          ${codeError ? html`aria-invalid="true"` : ''}
        />
        <button>Apply</button>
        <p class="error" id="code-error" ${codeError ? html`role="alert"` : ''}>${codeError ?? ''}</p>
      </form>`;

/** What follows the number makes the reference unlike any other shop's; people need only the number. */
const numberOf = (reference: string | null) => (reference ? `No. ${reference.split('-', 1)[0]}` : 'Bindery');
