import { gte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { type aheadOutcomes, madeAhead } from '#server/db/schema/ahead.ts';

type Outcome = (typeof aheadOutcomes)[number];

/** What became of the documents made ahead since then; `kept` are those whose buyers may still pay. */
export const countMadeAhead = async (db: Queryable, since: Date) => {
  const rows = await db
    .select({
      outcome: madeAhead.outcome,
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`sum(${madeAhead.bytes})::float8`,
    })
    .from(madeAhead)
    .where(gte(madeAhead.madeAt, since))
    .groupBy(madeAhead.outcome);
  const of = (outcome: Outcome) => {
    const { count = 0, bytes = 0 } = rows.find((row) => row.outcome === outcome) ?? {};
    return { count, bytes };
  };
  return { kept: of('kept'), used: of('used'), dropped: of('dropped') };
};
