import type { PaymentErrorObject, PaymentMethod } from '#stripe-sandbox/objects/payments.ts';

type TestCard = {
  number: string;
  title: string;
  refusal?: PaymentErrorObject;
  /** The holder is asked to confirm first. */
  isChallenged?: true;
  /** The holder calls the bank at once. */
  isDisputed?: true;
};

const declined = (declineCode: string, message: string): PaymentErrorObject => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code: declineCode,
  message,
});

/** Numbers that belong to nobody, as the provider documents them, and what each of them does. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', title: 'Payment succeeds' },
  { number: '4000002500003155', title: '3-D Secure: confirm or fail', isChallenged: true },
  {
    number: '4000000000000002',
    title: 'Declined',
    refusal: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    title: 'Insufficient funds',
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000008260003178',
    title: '3-D Secure, then insufficient funds',
    isChallenged: true,
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    title: 'Expired card',
    refusal: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  },
  { number: '4000000000000259', title: 'Succeeds, then is disputed', isDisputed: true },
  { number: '5555555555554444', title: 'Mastercard, succeeds' },
];

const NO_TEST_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. This is a test payment: only the test cards listed on this page work.',
);

/** What a number does; one that is no test card is declined, so that nobody's own card is ever taken. */
export const cardOf = (number: string): Omit<TestCard, 'title'> =>
  testCards.find((card) => card.number === number) ?? { number, refusal: NO_TEST_CARD };

export const methodOf = (number: string): PaymentMethod => ({
  type: 'card',
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  last4: number.slice(-4),
});
