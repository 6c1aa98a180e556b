import { expect, test } from 'vitest';
import { paymentReducer, startPayment } from './payment.ts';

const leaving = paymentReducer(startPayment, { type: 'pay asked' });

test('the pay button locks on the way to the payment page', () => {
  expect(leaving).toEqual({ state: 'leaving' });
});

test('coming back with the browser’s Back unlocks it', () => {
  expect(paymentReducer(leaving, { type: 'came back' })).toEqual({ state: 'ready' });
});

test('a refusal is said and unlocks it too, and stays when the page is only shown again', () => {
  const refused = paymentReducer(leaving, { type: 'refused', message: 'Sold out.' });
  expect(refused).toEqual({ state: 'refused', message: 'Sold out.' });
  expect(paymentReducer(refused, { type: 'came back' })).toBe(refused);
  expect(paymentReducer(refused, { type: 'pay asked' })).toEqual({ state: 'leaving' });
});
