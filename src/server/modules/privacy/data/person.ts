import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/connect.ts';
import { customers, emailChanges } from '#server/db/schema/accounts.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { orders } from '#server/db/schema/orders.ts';
import { readers } from '#server/db/schema/binder/readers.ts';

/** Somebody with an account, by all that rows know them by. */
export type Person = {
  id: string;
  /** Theirs, and those it was before. */
  emails: string[];
  /** Of those who read for their business. */
  readerEmails: string[];
  /** Conditions that a column names one of their orders, documents or readers. */
  ofOrder: (column: PgColumn) => SQL;
  ofDocument: (column: PgColumn) => SQL;
  ofReader: (column: PgColumn) => SQL;
};

export const findPerson = async (db: Queryable, id: string): Promise<Person | undefined> => {
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, id));
  if (!customer) return undefined;
  const changes = await db
    .select({ oldEmail: emailChanges.oldEmail, newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(eq(emailChanges.customerId, id));
  const listed = await db.select({ email: readers.email }).from(readers).where(eq(readers.customerId, id));
  const own = { orders, binderDocuments, readers };
  const idsIn = ({ id: key, customerId }: (typeof own)[keyof typeof own]) =>
    db.select({ id: key }).from(key.table).where(eq(customerId, id));
  return {
    id,
    emails: [...new Set([customer.email, ...changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail])])],
    readerEmails: listed.flatMap(({ email }) => email ?? []),
    ofOrder: (column) => inArray(column, idsIn(orders)),
    ofDocument: (column) => inArray(column, idsIn(binderDocuments)),
    ofReader: (column) => inArray(column, idsIn(readers)),
  };
};
