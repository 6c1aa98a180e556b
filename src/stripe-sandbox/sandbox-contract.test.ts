import { paymentsContract } from '#tests/contracts/payments.ts';
import { createTestSandbox } from '#tests/support/payments/test-sandbox.ts';

paymentsContract('The sandbox', async () => {
  const { payments, clock } = await createTestSandbox();
  return { payments, now: () => clock.now() };
});
