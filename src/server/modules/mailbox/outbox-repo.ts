import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { outboxMails } from '#server/db/schema/mails.ts';

const newestFirst = desc(outboxMails.arrival);

/** The newest mails whose recipient contains the given part; an empty part means all. */
export const listMails = (
  db: Queryable,
  { recipientPart, limit }: { recipientPart: string; limit: number },
) =>
  db
    .select({
      id: outboxMails.id,
      recipient: outboxMails.recipient,
      subject: outboxMails.subject,
      text: outboxMails.text,
      createdAt: outboxMails.createdAt,
    })
    .from(outboxMails)
    .where(sql`strpos(${outboxMails.recipient}, ${recipientPart}) > 0`)
    .orderBy(newestFirst)
    .limit(limit);

export const findMail = async (db: Queryable, id: string) => {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return mail;
};

export const findNewestMail = async (db: Queryable, recipient: string) => {
  const [mail] = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient))
    .orderBy(newestFirst)
    .limit(1);
  return mail;
};
