/** The pay button: it locks while the browser is being sent to the payment page. */
type Payment = { state: 'ready' } | { state: 'leaving' } | { state: 'refused'; message: string };

type PaymentEvent =
  | { type: 'pay asked' }
  | { type: 'refused'; message: string }
  /** The browser's Back brings the page as it was left: locked. */
  | { type: 'came back' };

export const startPayment: Payment = { state: 'ready' };

export const paymentReducer = (payment: Payment, event: PaymentEvent): Payment => {
  switch (event.type) {
    case 'pay asked':
      return { state: 'leaving' };
    case 'refused':
      return { state: 'refused', message: event.message };
    default:
      return payment.state === 'leaving' ? startPayment : payment;
  }
};
