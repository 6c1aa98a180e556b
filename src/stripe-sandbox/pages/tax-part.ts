import { html } from 'hono/html';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import type { StoredRecord } from '#stripe-sandbox/records.ts';
import { numberExampleIn } from '#stripe-sandbox/tax/tax-number.ts';

type Session = StoredRecord<'checkout.session'>;
export type TaxNumberError = { message: string; typed: string };

const STANDINGS = {
  verified: 'verified',
  unverified: 'not valid, so tax is charged',
  pending: 'still being verified, so tax is charged',
};

/** Where a business gives its tax number; nothing where tax is not looked at, or the country has none here. */
export const taxPart = ({ object, inner }: Session, error: TaxNumberError | undefined) => {
  const example = numberExampleIn(object.customer_details.address?.country);
  if (!inner.tax || example === undefined) return '';
  const { number } = inner.tax;
  if (number)
    return html`<form class="code" method="post" action="${checkoutPath(object.id)}/tax-number">
      <span class="applied">${number.value}</span>
      <button>Remove number</button>
      <p class="quiet">Tax number: ${STANDINGS[number.verification]}.</p>
    </form>`;
  return html`<form class="code" method="post" action="${checkoutPath(object.id)}/tax-number">
    <label class="sr" for="tax-number">Tax number of your business</label>
    <input
      id="tax-number"
      name="number"
      placeholder="Tax number, such as ${example}"
      value="${error?.typed ?? ''}"
      maxlength="20"
      autocomplete="off"
      spellcheck="false"
      required
      aria-describedby="tax-number-error"
      ${error ? html`aria-invalid="true"` : ''}
    />
    <button>Add number</button>
    <p class="error" id="tax-number-error" ${error ? html`role="alert"` : ''}>${error?.message ?? ''}</p>
  </form>`;
};
