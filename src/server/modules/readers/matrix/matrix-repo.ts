import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import {
  acknowledgements,
  readers,
  readingAssignments,
  readingProgress,
} from '#server/db/schema/binder/readers.ts';

/** What somebody has to read, of the customer's open orders, in the register's order. */
export const listReadDocuments = (db: Queryable, customerId: string) =>
  db
    .select({
      id: binderDocuments.id,
      orderId: binderDocuments.orderId,
      number: binderDocuments.number,
      title: binderDocuments.title,
      revision: binderDocuments.revision,
      isInForce: sql<boolean>`${binderDocuments.state} = 'in-force'`,
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(and(eq(binderDocuments.customerId, customerId), isOpenOrder, gt(binderDocuments.readerCount, 0)))
    .orderBy(asc(binderDocuments.number), asc(binderDocuments.title), asc(binderDocuments.id));

/**
 * Of each reader all cells at once, as `17n 18D`: a document and how they stand to it, in capitals where it is overdue. Gathered
 * here, because thousands of rows cost more on their way than in the database.
 */
export const listCells = async (db: Queryable, customerId: string, today: string) => {
  const { rows } = await db.execute<{ reader_id: number; cells: string }>(sql`
    with latest as (
      select reader_id, document_id, max(revision) as revision
        from ${acknowledgements} where customer_id = ${customerId} group by reader_id, document_id
    ), cell as (
      select assignment.reader_id, document.id as document_id, assignment.due_on,
             case when document.state <> 'in-force' then 'w'
                  when latest.revision >= document.read_from then 'd'
                  when progress.reader_id is not null then 'r'
                  when latest.revision is not null then 'o'
                  else 'n' end as sign
        from ${readers} as reader
        join ${readingAssignments} as assignment on assignment.reader_id = reader.id
        join ${binderDocuments} as document on document.id = assignment.document_id
        join ${orders} as bought on bought.id = document.order_id and bought.status = 'succeeded' and bought.closed_by is null
        join ${binderRevisions} as current on current.document_id = document.id and current.number = document.revision
        left join latest on latest.reader_id = reader.id and latest.document_id = document.id
        left join ${readingProgress} as progress on progress.reader_id = reader.id and progress.revision_id = current.id
       where reader.customer_id = ${customerId} and reader.removed_at is null
    )
    select reader_id, string_agg(document_id || case when sign in ('n', 'r', 'o') and due_on < ${today}::date
                                                      then upper(sign) else sign end, ' ') as cells
      from cell group by reader_id`);
  return new Map(rows.map((row) => [row.reader_id, row.cells]));
};
