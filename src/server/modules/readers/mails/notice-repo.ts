import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { readingMails, readingNotices } from '#server/db/schema/binder/reading-mails.ts';
import { addDays } from '#shared/days.ts';
import { isUnread, mailable } from './mailable-sql.ts';
import { readingMail } from './reading-mail-limits.ts';

type About = { customerId: string; today: string; readerIds?: readonly number[] | undefined };

/** What there is to tell: reader, document, kind and what about. */
const untold = ({ customerId, today, readerIds }: About): SQL => sql`
  select reader.id as reader_id, document.id as document_id, news.kind, news.about
    from ${mailable(customerId)}
   cross join lateral (values
     ('to-read', document.read_from::text, true),
     ('due-soon', assignment.due_on::text,
       assignment.due_on > ${today}::date and assignment.due_on <= ${addDays(today, readingMail.dueSoonDays)}::date),
     ('due', assignment.due_on::text,
       assignment.due_on <= ${today}::date and assignment.due_on >= ${addDays(today, -readingMail.catchUpDays)}::date)
   ) as news (kind, about, applies)
   where news.applies and ${isUnread}
     ${readerIds ? sql`and reader.id = any(${sql.param([...readerIds])}::int[])` : sql``}
     and not exists (select from ${readingNotices} as told
                      where told.reader_id = reader.id and told.document_id = document.id
                        and told.kind = news.kind and told.about = news.about)`;

export const listReadersToTell = async (tx: Transaction, about: About) => {
  const { rows } = await tx.execute<{ reader_id: number }>(
    sql`select distinct reader_id from (${untold(about)}) as untold order by reader_id`,
  );
  return rows.map((row) => row.reader_id);
};

export const insertMails = async (tx: Transaction, mails: (typeof readingMails.$inferInsert)[]) => {
  const ids: number[] = [];
  for (let start = 0; start < mails.length; start += MAX_ROWS_PER_STATEMENT) {
    const some = mails.slice(start, start + MAX_ROWS_PER_STATEMENT);
    const rows = await tx.insert(readingMails).values(some).returning({ id: readingMails.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
};

/** Notes of each reader that they are told, in the mail that is theirs. */
export const claimNotices = async (tx: Transaction, about: About, mailIds: readonly number[]) => {
  await tx.execute(sql`
    insert into ${readingNotices} (reader_id, document_id, kind, about, mail_id)
    select untold.reader_id, untold.document_id, untold.kind, untold.about, mail.id
      from (${untold(about)}) as untold
      join ${readingMails} as mail on mail.reader_id = untold.reader_id and mail.id = any(${sql.param([...mailIds])}::int[])
        on conflict do nothing`);
};
