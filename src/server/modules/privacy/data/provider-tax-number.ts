import { eq } from 'drizzle-orm';
import { paymentCustomers } from '#server/db/schema/payments.ts';
import type { Services } from '#server/kernel/services.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import type { TaxNumberFacts } from '#server/ports/tax-numbers.ts';
import type { Person } from './person.ts';

/** What the provider alone keeps of somebody; undefined while it cannot be asked. */
export const readProviderTaxNumber = async (
  { db, payments, log }: Pick<Services, 'db' | 'payments' | 'log'>,
  { id }: Pick<Person, 'id'>,
): Promise<TaxNumberFacts | null | undefined> => {
  const [known] = await db
    .select({ providerId: paymentCustomers.providerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, id));
  if (!known) return null;
  try {
    return await payments.taxNumbers.find(known.providerId);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.error({ err: error }, 'the provider did not tell a tax number');
    return undefined;
  }
};
