import { desc, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { readingMails } from '#server/db/schema/binder/reading-mails.ts';
import { later } from '#server/kernel/clock.ts';
import { DAY } from '#shared/units.ts';
import { readingMail } from './reading-mail-limits.ts';

/** Until the transaction ends nobody else lets mails go, in whatever process. */
export const lockPace = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reading-mails pace', 0))`);
};

export const findLastStart = async (tx: Transaction) => {
  const [last] = await tx
    .select({ at: readingMails.startsAt })
    .from(readingMails)
    .where(isNotNull(readingMails.startsAt))
    .orderBy(desc(readingMails.startsAt))
    .limit(1);
  return last?.at ?? undefined;
};

/** Of each business the oldest, then of each the next; none beyond what a business may send within a day. */
export const listNextMails = async (tx: Transaction, { now, limit }: { now: Date; limit: number }) => {
  const dayAgo = sql`${later(now, -DAY).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number; customer_id: string }>(sql`
    with business as (
      select distinct mail.customer_id from ${readingMails} as mail where mail.starts_at is null
    ), room as (
      select business.customer_id, ${readingMail.perBusinessDay}::int - (
               select count(*)::int from ${readingMails} as gone
                where gone.customer_id = business.customer_id and gone.starts_at > ${dayAgo}) as count
        from business join ${customers} as owner on owner.id = business.customer_id and owner.disabled_at is null
    )
    select mail.id, mail.customer_id
      from room cross join lateral (
        select waiting.id, waiting.customer_id, row_number() over (order by waiting.id) as turn
          from ${readingMails} as waiting
         where waiting.customer_id = room.customer_id and waiting.starts_at is null
         order by waiting.id
         limit least(greatest(room.count, 0), ${limit}::int)) as mail
     order by mail.turn, mail.id
     limit ${limit}::int`);
  return rows.map(({ id, customer_id: customerId }) => ({ id, customerId }));
};

export const setStarts = async (tx: Transaction, starts: readonly { id: number; startsAt: Date }[]) => {
  if (starts.length === 0) return;
  await tx.execute(sql`
    update ${readingMails} set starts_at = next.starts_at
      from unnest(${sql.param(starts.map(({ id }) => id))}::int[],
                  ${sql.param(starts.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[]) as next (id, starts_at)
     where ${readingMails}.id = next.id`);
};
