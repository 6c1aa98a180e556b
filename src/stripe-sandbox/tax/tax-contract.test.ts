import { DIGITAL_DOCUMENTS } from '#shared/tax-code.ts';
import { taxContract } from '#tests/contracts/tax.ts';
import { createTestSandbox } from '#tests/support/payments/test-sandbox.ts';

taxContract(
  'The sandbox',
  async (prices) => (await createTestSandbox({ prices, code: DIGITAL_DOCUMENTS })).payments,
);
