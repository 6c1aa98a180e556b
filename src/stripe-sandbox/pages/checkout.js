/** Comforts of the payment page; it works without them. */

const card = document.querySelector('form#card');

/** @param {string} id */
const field = (id) => {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : undefined;
};

const inputs = ['number', 'expiry', 'cvc', 'name', 'zip'].flatMap((id) => field(id) ?? []);

/** @type {Record<string, (typed: string) => string>} */
const formatters = {
  number: (typed) =>
    typed
      .replaceAll(/\D/g, '')
      .slice(0, 19)
      .replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (typed) => {
    const digits = typed
      .replaceAll(/\D/g, '')
      .replace(/^([2-9])/, '0$1')
      .slice(0, 4);
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  },
  cvc: (typed) => typed.replaceAll(/\D/g, '').slice(0, 4),
};

/** @param {HTMLInputElement} input */
const format = (input) => {
  const formatter = formatters[input.id];
  if (!formatter || input.selectionStart !== input.value.length) return;
  input.value = formatter(input.value);
};

/** @param {HTMLInputElement} input */
const validate = (input) => {
  const { valid, valueMissing } = input.validity;
  const isEmpty = valueMissing || input.value.trim() === '';
  const message = isEmpty ? input.dataset['empty'] : valid ? '' : input.dataset['wrong'];
  const place = document.getElementById(`${input.id}-error`);
  if (place) place.textContent = message ?? '';
  if (message) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  return !message;
};

if (card instanceof HTMLFormElement) card.noValidate = true;

for (const input of inputs) {
  input.addEventListener('input', () => {
    format(input);
    if (input.hasAttribute('aria-invalid')) validate(input);
  });
  input.addEventListener('blur', () => input.value !== '' && validate(input));
}

/** The box to agree with, where there is one; other forms leave it to the browser. */
const terms = field('terms-card');

const validateTerms = () => {
  if (!terms) return true;
  const place = document.getElementById('terms-card-error');
  if (place) place.textContent = terms.checked ? '' : (terms.dataset['empty'] ?? '');
  if (terms.checked) terms.removeAttribute('aria-invalid');
  else terms.setAttribute('aria-invalid', 'true');
  return terms.checked;
};

terms?.addEventListener('change', validateTerms);

/** @param {Element} button */
const lock = (button) => {
  if (!(button instanceof HTMLButtonElement)) return;
  button.setAttribute('aria-disabled', 'true');
  button.dataset['ready'] = button.textContent ?? '';
  button.textContent = button.dataset['busy'] ?? button.textContent;
};

for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => {
    const wrong = form === card ? inputs.filter((input) => !validate(input)) : [];
    if (form === card && terms && !validateTerms()) wrong.push(terms);
    wrong[0]?.focus();
    if (wrong.length > 0 || form.dataset['sent']) {
      event.preventDefault();
      return;
    }
    form.dataset['sent'] = 'true';
    const busy = event.submitter?.hasAttribute('data-busy') ? event.submitter : null;
    if (busy) lock(busy);
  });

// A page shown again by the browser's Back is the one that was left, locked.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const sample = { expiry: '12 / 34', cvc: '123', name: 'Test Buyer', zip: '10001' };

for (const button of document.querySelectorAll('button[data-card]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const number = field('number');
    if (number) number.value = formatters['number']?.(button.dataset['card'] ?? '') ?? '';
    for (const [id, value] of Object.entries(sample)) {
      const input = field(id);
      if (input && input.value.trim() === '') input.value = value;
    }
    for (const input of inputs) validate(input);
    card?.querySelector('button')?.focus();
  });
}
