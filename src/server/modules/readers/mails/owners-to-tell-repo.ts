import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { readers, readingAssignments } from '#server/db/schema/binder/readers.ts';
import { later } from '#server/kernel/clock.ts';
import { addDays } from '#shared/days.ts';
import { DAY } from '#shared/units.ts';
import { readingMail } from './reading-mail-limits.ts';

/**
 * Businesses whose readers may have to hear of something: a revision that came into force of late, or a day that is near. Days
 * differ by where a business is, so this looks a day further than any of them. One by one, because there are few: no whole table
 * is read for them.
 */
export const listOwnersToTell = async (db: Queryable, now: Date, today: string) => {
  const since = later(now, -readingMail.catchUpDays * DAY).toISOString();
  const from = addDays(today, -readingMail.catchUpDays - 1);
  const until = addDays(today, readingMail.dueSoonDays + 1);
  const { rows } = await db.execute<{ customer_id: string }>(sql`
    select document.customer_id
      from ${binderRevisions} as revision cross join lateral (
        select found.customer_id from ${binderDocuments} as found
         where found.id = revision.document_id and found.reader_count > found.read_count limit 1) as document
     where revision.noted_in_force_at > ${since}::timestamptz
    union
    select reader.customer_id
      from ${readingAssignments} as assignment cross join lateral (
        select found.customer_id from ${readers} as found
         where found.id = assignment.reader_id and found.removed_at is null limit 1) as reader
     where assignment.due_on between ${from}::date and ${until}::date
     order by 1`);
  return rows.map((row) => row.customer_id);
};
