import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { verifiedNetworks } from '#server/db/schema/auth.ts';

export const isVerifiedNetwork = async (db: Queryable, network: string, after: Date) => {
  const found = await db
    .select({ network: verifiedNetworks.network })
    .from(verifiedNetworks)
    .where(and(eq(verifiedNetworks.network, network), gt(verifiedNetworks.verifiedAt, after)));
  return found.length > 0;
};

export const markNetworkVerified = async (db: Queryable, network: string, verifiedAt: Date) => {
  await db
    .insert(verifiedNetworks)
    .values({ network, verifiedAt })
    .onConflictDoUpdate({ target: verifiedNetworks.network, set: { verifiedAt } });
};
