import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { admins } from '#server/db/schema/accounts.ts';

/** Grants are by address, so that an administrator can be named before the first sign-in. */
export const grantAdmin = async (db: Queryable, emails: string[], grantedAt: Date) => {
  if (emails.length === 0) return;
  await db
    .insert(admins)
    .values(emails.map((email) => ({ email, grantedAt })))
    .onConflictDoNothing();
};

export const revokeAdmin = async (db: Queryable, email: string) => {
  const revoked = await db.delete(admins).where(eq(admins.email, email)).returning({ email: admins.email });
  return revoked.length > 0;
};

export const listAdmins = (db: Queryable) => db.select().from(admins).orderBy(asc(admins.email));
