import { expect, test } from 'vitest';
import { currentStep, stepOf } from './checkout-steps.ts';

test('a visitor creates an account first, whatever step the address asks for', () => {
  expect(currentStep('LOGGED_OUT', undefined)).toBe(1);
  expect(currentStep('LOGGED_OUT', 3)).toBe(1);
});

test('a customer without a business gives the details next', () => {
  expect(currentStep('LOGGED_IN_NO_BUSINESS', undefined)).toBe(2);
  expect(currentStep('LOGGED_IN_NO_BUSINESS', 3)).toBe(2);
});

test('a customer with a business pays, and may look at every step that is done', () => {
  expect(currentStep('CUSTOMER', undefined)).toBe(3);
  expect(currentStep('CUSTOMER', 3)).toBe(3);
  expect(currentStep('ADMIN', 2)).toBe(2);
  expect(currentStep('CUSTOMER', 1)).toBe(1);
});

test.each([0, 4, '2', 1.5, null, undefined])('an address that asks for step %j asks for none', (value) => {
  expect(stepOf(value)).toBeUndefined();
});
