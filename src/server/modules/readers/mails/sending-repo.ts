import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { acknowledgements, readers } from '#server/db/schema/binder/readers.ts';
import { readingMails, readingNotices } from '#server/db/schema/binder/reading-mails.ts';
import { isUnread, mailable } from './mailable-sql.ts';

/** One that has not gone. */
export const findMail = async (db: Queryable, id: number) => {
  const [found] = await db
    .select({
      customerId: readingMails.customerId,
      kind: readingMails.kind,
      reader: readers,
      email: readers.email,
    })
    .from(readingMails)
    .innerJoin(readers, eq(readers.id, readingMails.readerId))
    .where(and(eq(readingMails.id, id), isNull(readingMails.sentAt)));
  return found;
};

export const claimMail = async (db: Queryable, id: number, sentAt: Date) => {
  const rows = await db
    .update(readingMails)
    .set({ sentAt })
    .where(and(eq(readingMails.id, id), isNull(readingMails.sentAt)))
    .returning({ id: readingMails.id });
  return rows.length > 0;
};

export const releaseMail = async (db: Queryable, id: number) => {
  await db.update(readingMails).set({ sentAt: null }).where(eq(readingMails.id, id));
};

type MailedDocument = {
  number: string;
  title: string;
  revision: number;
  dueOn: string | null;
  /** The revision they know, if any, and why there are those since. */
  knownRevision: number | null;
  reasons: string[];
};

/** What a mail was made for, as far as it is still to be read. */
export const listMailedDocuments = async (db: Queryable, customerId: string, mailId: number) => {
  const { rows } = await db.execute<MailedDocument>(sql`
    select document.number, document.title, document.revision, assignment.due_on::text as "dueOn",
           known.revision as "knownRevision",
           coalesce((select array_agg(change.reason order by change.number)
                       from ${binderRevisions} as change
                      where change.document_id = document.id and change.number > known.revision
                        and change.number <= document.revision), '{}') as reasons
      from ${mailable(customerId)}
      left join lateral (select max(read.revision) as revision from ${acknowledgements} as read
                          where read.reader_id = reader.id and read.document_id = document.id) as known on true
     where ${isUnread}
       and exists (select from ${readingNotices} as notice
                    where notice.mail_id = ${mailId} and notice.reader_id = reader.id and notice.document_id = document.id)
     order by assignment.due_on nulls last, document.number, document.title, document.id`);
  return rows;
};
