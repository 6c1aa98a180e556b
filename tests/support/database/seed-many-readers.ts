import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

type Seeded = { customerId: string; readerCount: number };

/** Everybody has to read everything of the binder, all of which is in force, and has read every other document. */
export const seedManyReaders = async (db: Database, { customerId, readerCount }: Seeded) => {
  await db.execute(sql`
    update binder_documents set state = 'in-force', read_from = 1, effective_on = current_date, draft_revision = null
     where customer_id = ${customerId}`);
  await db.execute(sql`
    insert into readers (customer_id, number, name, email, role, added_at)
    select ${customerId}, number, 'Reader ' || number, 'seeded' || number || '@example.net', 'Role ' || number % 5, now()
      from generate_series(1, ${readerCount}::int) as number`);
  await db.execute(sql`
    insert into reading_assignments (reader_id, document_id, due_on, assigned_at)
    select reader.id, document.id, current_date + document.id % 20 - 10, now()
      from readers reader join binder_documents document on document.customer_id = reader.customer_id
     where reader.customer_id = ${customerId}`);
  await db.execute(sql`
    insert into acknowledgements (customer_id, reader_id, document_id, revision_id, revision, how, statement, sha256,
                                  acknowledged_at, listed_name, typed_name, salt, record_position)
    select reader.customer_id, reader.id, document.id, revision.id, 1, 'link', 'Read', 'hash', now(), reader.name, reader.name, 'salt', 1
      from readers reader join binder_documents document on document.customer_id = reader.customer_id
      join binder_revisions revision on revision.document_id = document.id and revision.number = 1
     where reader.customer_id = ${customerId} and (reader.id + document.id) % 2 = 0`);
  await db.execute(sql`
    update binder_documents set reader_count = ${readerCount}, read_count = ${Math.floor(readerCount / 2)}
     where customer_id = ${customerId}`);
};
