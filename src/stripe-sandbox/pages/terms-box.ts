import { html } from 'hono/html';
import type { StoredRecord } from '#stripe-sandbox/records.ts';

type Session = StoredRecord<'checkout.session'>;

type TermsView = { stored: Session; termsUrl?: string | undefined; termsError?: string | undefined };

export const NOT_AGREED = 'Please agree to the terms of service to continue.';

const asksForTerms = ({ object }: Session) => object.consent_collection?.terms_of_service === 'required';

/** The buyer was to agree and has not. */
export const isUnagreed = (stored: Session | undefined, typed: Record<string, string>) =>
  stored !== undefined &&
  stored.object.status === 'open' &&
  asksForTerms(stored) &&
  typed['terms'] !== 'accepted';

/** Never ticked beforehand, nor again after a refusal. */
export const termsBox = ({ stored, termsUrl, termsError }: TermsView, form: string) =>
  asksForTerms(stored)
    ? html`<div class="terms">
        <input
          type="checkbox"
          id="terms-${form}"
          name="terms"
          value="accepted"
          required
          data-empty="${NOT_AGREED}"
          aria-describedby="terms-${form}-error"
          ${termsError ? html`aria-invalid="true"` : ''}
        />
        <label for="terms-${form}"
          >I agree to the <a href="${termsUrl}" target="_blank" rel="noopener">terms of service</a></label
        >
        <p class="error" id="terms-${form}-error">${termsError ?? ''}</p>
      </div>`
    : '';

export const payNote = ({ stored }: TermsView) => {
  const message = stored.object.custom_text?.submit.message;
  return message === undefined ? '' : html`<p class="quiet">${message}</p>`;
};
