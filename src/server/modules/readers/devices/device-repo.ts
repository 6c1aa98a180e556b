import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { businesses, customers } from '#server/db/schema/accounts.ts';
import { readers, sharedDevices } from '#server/db/schema/binder/readers.ts';
import { isOpenBusiness } from '#server/modules/readers/reading/reader-repo.ts';

export const findDeviceById = async (db: Queryable, id: number) => {
  const [found] = await db.select().from(sharedDevices).where(eq(sharedDevices.id, id));
  return found;
};

export const findDeviceBySecret = async (db: Queryable, secretHash: string) => {
  const [found] = await db
    .select({ device: sharedDevices, businessName: businesses.name, logoPath: customers.logoPath })
    .from(sharedDevices)
    .innerJoin(customers, eq(customers.id, sharedDevices.customerId))
    .leftJoin(businesses, eq(businesses.customerId, customers.id))
    .where(and(eq(sharedDevices.secretHash, secretHash), isOpenBusiness));
  return found;
};

export const listReadersWithPin = (db: Queryable, customerId: string) =>
  db
    .select({ id: readers.id, name: readers.name, role: readers.role })
    .from(readers)
    .where(and(eq(readers.customerId, customerId), isNull(readers.removedAt), isNotNull(readers.pinMadeAt)))
    .orderBy(asc(readers.name), asc(readers.id));
