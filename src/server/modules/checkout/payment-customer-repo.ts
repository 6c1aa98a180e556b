import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { paymentCustomers } from '#server/db/schema/payments.ts';

export const findProviderId = async (db: Queryable, customerId: string) => {
  const [found] = await db
    .select({ providerId: paymentCustomers.providerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return found?.providerId ?? null;
};

/** Puts the new name in place of the one that was known; where two do so at once, the first stays. */
export const replaceProviderId = async (
  db: Queryable,
  customerId: string,
  { known, providerId }: { known: string | null; providerId: string },
) => {
  if (known === null)
    await db.insert(paymentCustomers).values({ customerId, providerId }).onConflictDoNothing();
  else
    await db
      .update(paymentCustomers)
      .set({ providerId })
      .where(and(eq(paymentCustomers.customerId, customerId), eq(paymentCustomers.providerId, known)));
};
