import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { PaymentForm } from './payment-form.tsx';

const chosen = {
  id: 7,
  name: 'Bakery Opening',
  price: 19_999,
  stripePriceId: 'price_7',
  stripeProductId: 'prod_7',
  slug: 'bakery-opening',
};
const product = { ...chosen, hasNewPrice: false, documents: [] };
const PAY = 'Continue to secure payment';
const paymentPage = '/pay/cs_1';

const wentTo = vi.fn<(url: string) => void>();

beforeEach(() => {
  wentTo.mockClear();
  // jsdom cannot leave its page.
  vi.stubGlobal('location', { origin: window.location.origin, assign: wentTo });
  selectedProduct.select(chosen);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const renderForm = (
  isTestMode: boolean,
  isNewPrice = false,
  market?: 'eu' | 'b2b',
  prices?: 'net' | 'gross',
) =>
  renderAt(
    '/checkout',
    <PaymentForm
      product={{ ...product, hasNewPrice: isNewPrice }}
      isTestMode={isTestMode}
      backLabel="Back"
      market={market}
      prices={prices}
    />,
  );

test('paying asks for one piece of the chosen product and goes to the address that comes back', async () => {
  const asked = answerCalls({ 'customer.createCustomerCheckout': () => ({ url: paymentPage }) });
  const { user } = await renderForm(true);
  await user.click(screen.getByRole('button', { name: PAY }));
  await waitFor(() => expect(wentTo).toHaveBeenCalledExactlyOnceWith(paymentPage));
  expect(asked).toEqual([
    {
      name: 'customer.createCustomerCheckout',
      input: { items: [{ stripePriceId: 'price_7', quantity: 1 }] },
    },
  ]);
});

test('the button locks, says where it leads, and takes no second click', async () => {
  const asked = answerCalls({ 'customer.createCustomerCheckout': () => ({ url: paymentPage }) });
  const { user } = await renderForm(false);
  await user.click(screen.getByRole('button', { name: PAY }));
  const locked = await screen.findByRole('button', { name: 'Taking you to the payment page' });
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  await user.click(locked);
  await waitFor(() => expect(wentTo).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
});

test('who comes back from the payment page finds the button unlocked', async () => {
  answerCalls({ 'customer.createCustomerCheckout': () => ({ url: paymentPage }) });
  const { user } = await renderForm(false);
  await user.click(screen.getByRole('button', { name: PAY }));
  await waitFor(() => expect(wentTo).toHaveBeenCalled());
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByRole('button', { name: PAY })).toBeTruthy();
});

test('a refusal is said in the words of the shop', async () => {
  answerCalls({
    'customer.createCustomerCheckout': () => {
      throw new Refusal(502, 'The payment page could not be opened.');
    },
  });
  const { user } = await renderForm(false);
  await user.click(screen.getByRole('button', { name: PAY }));
  expect((await screen.findByRole('alert')).textContent).toContain('The payment page could not be opened.');
  expect(screen.getByRole('button', { name: PAY })).toBeTruthy();
});

test('a session that ended leads to sign-in and back here, with the product still chosen', async () => {
  answerCalls({
    'customer.createCustomerCheckout': () => {
      throw new Refusal(401, 'Please sign in to continue.');
    },
  });
  const { user, router } = await renderForm(false);
  await user.click(screen.getByRole('button', { name: PAY }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(router.state.location.search).toEqual({ returnTo: '/checkout' });
  expect(selectedProduct.read()).toEqual(chosen);
});

test('in test mode the card is a labelled mock: filled in, required, and never sent', async () => {
  const asked = answerCalls({ 'customer.createCustomerCheckout': () => ({ url: paymentPage }) });
  const { user } = await renderForm(true);
  expect(screen.getByRole('group', { name: 'Card (a mock, for testing)' })).toBeTruthy();
  const number = screen.getByLabelText<HTMLInputElement>(/^Card number/);
  expect(number.value).toBe('4242 4242 4242 4242');
  expect(number.name).toBe('');
  await user.clear(number);
  await user.click(screen.getByRole('button', { name: PAY }));
  expect((await screen.findByRole('alert')).textContent).toBe('Card number is required.');
  expect(document.activeElement).toBe(number);
  expect(asked).toEqual([]);
  await user.type(number, '4000 1111');
  await user.click(screen.getByRole('button', { name: PAY }));
  await waitFor(() => expect(wentTo).toHaveBeenCalled());
  expect(JSON.stringify(asked)).not.toContain('4000');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('4000');
});

test('with real payments there is no card form at all', async () => {
  await renderForm(false);
  expect(screen.queryByLabelText(/^Card number/)).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

test('a price that has changed is pointed out', async () => {
  await renderForm(false, true);
  expect(screen.getByRole('status').textContent).toContain('It is now $199.99.');
});

const WAIVER = { words: 'I ask for it <b>at once</b>.\nI know.', version: 'a'.repeat(64) };
const ORDER = 'Order with obligation to pay';

test('consumers in the EU tick a box that is not ticked, and its version goes along', async () => {
  const asked = answerCalls({
    'public.getWaiver': () => WAIVER,
    'customer.createCustomerCheckout': () => ({ url: paymentPage }),
  });
  const { user } = await renderForm(false, false, 'eu');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I ask for it <b>at once<\/b>/ });
  expect(box.checked).toBe(false);
  await user.click(screen.getByRole('button', { name: ORDER }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please tick this box first.');
  expect(document.activeElement).toBe(box);
  expect(asked.map(({ name }) => name)).toEqual(['public.getWaiver']);
  await user.click(box);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: ORDER }));
  await waitFor(() => expect(wentTo).toHaveBeenCalled());
  expect(asked.at(-1)?.input).toEqual({
    items: [{ stripePriceId: 'price_7', quantity: 1 }],
    consent: { waiver: WAIVER.version },
  });
});

test('words that have changed are shown anew, and are not ticked', async () => {
  let waiver = WAIVER;
  answerCalls({
    'public.getWaiver': () => waiver,
    'customer.createCustomerCheckout': () => {
      waiver = { words: 'Other words.', version: 'b'.repeat(64) };
      throw new Refusal(409, 'What you are asked to agree to has just changed.');
    },
  });
  const { user } = await renderForm(false, false, 'eu');
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: ORDER }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Other words.' });
  expect(box.checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('has just changed');
});

test('businesses tick nothing, and are told that the shop is for them alone', async () => {
  const asked = answerCalls({ 'customer.createCustomerCheckout': () => ({ url: paymentPage }) });
  const { user } = await renderForm(false, false, 'b2b');
  expect(screen.getByText('For businesses only')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: PAY }));
  await waitFor(() => expect(wentTo).toHaveBeenCalled());
  expect(asked).toHaveLength(1);
});

test('where tax comes on top, nobody is told that the price is all there is to pay', async () => {
  await renderForm(true, false, 'eu', 'net');
  expect(await screen.findByText(/^You pay \$199\.99 plus tax on the page/)).toBeDefined();
});
