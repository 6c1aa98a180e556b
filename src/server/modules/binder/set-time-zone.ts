import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '#server/db/schema/accounts.ts';
import { isTimeZone } from '#shared/days.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';

/** Once: a browser somewhere else does not move the days of the business. */
export const setTimeZone = async ({ db }: Pick<Services, 'db'>, customerId: string, timeZone: string) => {
  if (!isTimeZone(timeZone)) throw new DomainError('binder.time-zone');
  await db
    .update(customers)
    .set({ timeZone })
    .where(and(eq(customers.id, customerId), isNull(customers.timeZone)));
};
