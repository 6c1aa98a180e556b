import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { businesses, customers } from '#server/db/schema/accounts.ts';
import { dayIn } from '#shared/days.ts';
import type { Services } from '#server/kernel/services.ts';

export type BusinessClock = {
  businessName: string;
  /** As a browser of theirs has told it. */
  told: string | null;
  timeZone: string;
  today: string;
};

/** Where the business's days begin: in its own time zone, in the shop's until it is known. */
export const readBusinessClock = async (
  { db, clock, config }: Pick<Services, 'clock' | 'config'> & { db: Queryable },
  customerId: string,
): Promise<BusinessClock> => {
  const [found] = await db
    .select({ businessName: businesses.name, told: customers.timeZone })
    .from(customers)
    .leftJoin(businesses, eq(businesses.customerId, customers.id))
    .where(eq(customers.id, customerId));
  const told = found?.told ?? null;
  const timeZone = told ?? config.shopTimeZone;
  return { businessName: found?.businessName ?? '', told, timeZone, today: dayIn(timeZone, clock.now()) };
};
