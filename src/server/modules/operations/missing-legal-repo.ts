import { gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { legalVersions } from '#server/db/schema/legal.ts';
import { later } from '#server/kernel/clock.ts';
import type { LegalName } from '#shared/legal/legal-names.ts';
import { legal } from '#shared/limits/legal.ts';
import { type Market, neededLegalPages } from '#shared/legal/market.ts';

/** Which of the pages that the market needs no server has. */
export const listMissingLegal = async (
  db: Queryable,
  market: Market | undefined,
  now: Date,
): Promise<LegalName[]> => {
  if (!market) return [];
  const rows = await db
    .selectDistinct({ name: legalVersions.name })
    .from(legalVersions)
    .where(gt(legalVersions.seenAt, later(now, -legal.goneAfterMs)));
  return neededLegalPages[market].filter((needed) => rows.every(({ name }) => name !== needed));
};
