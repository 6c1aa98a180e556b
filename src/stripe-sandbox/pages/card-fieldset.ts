import { html } from 'hono/html';
import { type CardField, emptyMessages, type FieldErrors, wrongMessages } from './card-form.ts';

type Field = { label: string; placeholder: string; pattern?: string; isNumeric?: true; maxLength: number };

const fields: Record<CardField, Field> = {
  number: {
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    pattern: '[0-9 \\-]{12,25}',
    isNumeric: true,
    maxLength: 25,
  },
  expiry: {
    label: 'MM / YY',
    placeholder: 'MM / YY',
    pattern: '(0[1-9]|1[0-2]) ?/? ?[0-9]{2}',
    isNumeric: true,
    maxLength: 7,
  },
  cvc: { label: 'CVC', placeholder: '123', pattern: '[0-9]{3,4}', isNumeric: true, maxLength: 4 },
  name: { label: 'Cardholder name', placeholder: 'Name on the card', maxLength: 120 },
  zip: { label: 'ZIP', placeholder: '10001', maxLength: 20 },
};

/** What was typed is shown again, but a card number and its code are never sent back. */
const SECRET = new Set<CardField>(['number', 'cvc']);

export const cardFieldset = (typed: Record<string, string>, errors: FieldErrors) => {
  const show = (name: CardField) =>
    cardField(name, SECRET.has(name) ? '' : (typed[name] ?? ''), errors[name]);
  return html`<div class="fields">
    ${show('number')}
    <div class="pair">${show('expiry')} ${show('cvc')}</div>
    ${show('name')} ${show('zip')}
  </div>`;
};

const cardField = (name: CardField, value: string, error: string | undefined) => {
  const { label, placeholder, pattern, isNumeric, maxLength } = fields[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${placeholder}"
      maxlength="${maxLength}"
      autocomplete="off"
      spellcheck="false"
      required
      ${pattern ? html`pattern="${pattern}"` : ''}
      ${isNumeric ? html`inputmode="numeric"` : ''}
      data-empty="${emptyMessages[name]}"
      data-wrong="${wrongMessages[name]}"
      aria-describedby="${name}-error"
      ${error ? html`aria-invalid="true"` : ''}
    />
    <p class="error" id="${name}-error">${error ?? ''}</p>
  </div>`;
};
