import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/connect.ts';
import { businessColumns, businessDetailsOf } from '#server/db/business-details.ts';
import { prepared } from '#server/db/per-database.ts';
import { admins, businesses, customers } from '#server/db/schema/accounts.ts';
import type { BusinessDetails, CustomerNames } from '#shared/contract/account.ts';

export type CustomerRecord = CustomerNames & {
  id: string;
  email: string;
  logoPath: string | null;
  colours: string[] | null;
  isAdmin: boolean;
  business: BusinessDetails | null;
};

export const findCustomer = async (db: Database, id: string): Promise<CustomerRecord | undefined> => {
  const [found] = await customerById(db).execute({ id });
  return found && { ...found, business: found.business && businessDetailsOf(found.business) };
};

const customerById = prepared((db) =>
  db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      logoPath: customers.logoPath,
      colours: customers.colours,
      isAdmin: sql<boolean>`${admins.email} is not null`,
      business: businessColumns,
    })
    .from(customers)
    .leftJoin(businesses, eq(businesses.customerId, customers.id))
    .leftJoin(admins, eq(admins.email, customers.email))
    .where(eq(customers.id, sql.placeholder('id')))
    .prepare('find_customer'),
);

/** The customer of an address; made on the first sign-in. */
export const findOrInsertCustomer = async (
  db: Queryable,
  fresh: { id: string; email: string; createdAt: Date },
) => {
  await db.insert(customers).values(fresh).onConflictDoNothing({ target: customers.email });
  const [customer] = await db
    .select({
      id: customers.id,
      email: customers.email,
      createdAt: customers.createdAt,
      disabledAt: customers.disabledAt,
    })
    .from(customers)
    .where(eq(customers.email, fresh.email));
  if (!customer) throw new Error('A customer that was just inserted is missing');
  return customer;
};

export const updateNames = async (db: Queryable, id: string, names: CustomerNames) => {
  await db.update(customers).set(names).where(eq(customers.id, id));
};

export const upsertBusiness = async (
  db: Queryable,
  customerId: string,
  { country = null, ...details }: Omit<BusinessDetails, 'country'> & { country?: string | null | undefined },
  updatedAt: Date,
) => {
  const given = { ...details, country, updatedAt };
  await db
    .insert(businesses)
    .values({ customerId, ...given })
    .onConflictDoUpdate({ target: businesses.customerId, set: given });
};

export const updateColours = async (db: Queryable, id: string, colours: string[] | null) => {
  await db.update(customers).set({ colours }).where(eq(customers.id, id));
};

/** Points the customer at a new logo and returns the key of the one before. */
export const exchangeLogo = async (db: Queryable, id: string, logoPath: string) => {
  const [before] = await db
    .select({ logoPath: customers.logoPath })
    .from(customers)
    .where(eq(customers.id, id))
    .for('update');
  await db.update(customers).set({ logoPath }).where(eq(customers.id, id));
  return before?.logoPath ?? undefined;
};
