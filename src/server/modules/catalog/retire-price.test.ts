import { expect, test } from 'vitest';
import { PaymentsError } from '#server/ports/payments.ts';
import { createFakePayments } from '#tests/support/payments/fake-payments.ts';
import { retirePrice } from './retire-price.ts';

const { payments } = createFakePayments();
const failing = (error: Error) => ({
  payments: {
    ...payments,
    retirePrice: async () => {
      throw error;
    },
  },
});

test('a price that the provider does not know counts as retired', async () => {
  const error = new PaymentsError('No such price', { isTransient: false, code: 'resource_missing' });
  await expect(retirePrice(failing(error), 'price_lost')).resolves.toBeUndefined();
});

test('a provider that is down is asked again', async () => {
  const error = new PaymentsError('No answer', { isTransient: true });
  await expect(retirePrice(failing(error), 'price_1')).rejects.toThrow('No answer');
});
