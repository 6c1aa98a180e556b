import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { orders } from '#server/db/schema/orders.ts';
import { readers, readingAssignments } from '#server/db/schema/binder/readers.ts';
import { readingMails, readingNotices } from '#server/db/schema/binder/reading-mails.ts';
import { isUnread, mailable } from './mailable-sql.ts';

const among = (documentIds: readonly number[]): SQL =>
  documentIds.length === 0 ? sql`` : sql`and document.id = any(${sql.param([...documentIds])}::int[])`;

/** Readers who have not read something in force, with or without an address. */
export const listBehind = async (tx: Transaction, customerId: string, documentIds: readonly number[]) => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct reader.id
      from ${readers} as reader
      join ${readingAssignments} as assignment on assignment.reader_id = reader.id
      join ${binderDocuments} as document on document.id = assignment.document_id and document.state = 'in-force'
      join ${orders} as bought on bought.id = document.order_id and bought.status = 'succeeded' and bought.closed_by is null
     where reader.customer_id = ${customerId} and reader.removed_at is null and ${isUnread} ${among(documentIds)}`);
  return new Set(rows.map(({ id }) => id));
};

const listMailed = async (tx: Transaction, customerId: string, condition: SQL | undefined) => {
  const rows = await tx
    .select({ readerId: readingMails.readerId })
    .from(readingMails)
    .innerJoin(readers, eq(readers.id, readingMails.readerId))
    .where(and(eq(readers.customerId, customerId), condition));
  return new Set(rows.map(({ readerId }) => readerId));
};

export const listRemindedSince = (tx: Transaction, customerId: string, since: Date) =>
  listMailed(tx, customerId, and(eq(readingMails.kind, 'reminder'), gte(readingMails.madeAt, since)));

/** Of whatever kind; one that waited for its turn counts from when it left. */
export const listMailedSince = (tx: Transaction, customerId: string, since: Date) =>
  listMailed(tx, customerId, or(gte(readingMails.madeAt, since), gte(readingMails.startsAt, since)));

type About = { customerId: string; documentIds: readonly number[]; today: string };

export const claimReminders = async (
  tx: Transaction,
  { customerId, documentIds, today }: About,
  mailIds: readonly number[],
) => {
  await tx.execute(sql`
    insert into ${readingNotices} (reader_id, document_id, kind, about, mail_id)
    select reader.id, document.id, 'reminder', ${today}, mail.id
      from ${mailable(customerId)}
      join ${readingMails} as mail on mail.reader_id = reader.id and mail.id = any(${sql.param([...mailIds])}::int[])
     where ${isUnread} ${among(documentIds)}
        on conflict do nothing`);
};
