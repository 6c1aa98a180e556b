import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';

type Row = { document_id: number; problem: string };

/** Every bought document is in a binder and stands there as its revisions say; the files of each are those of the register; the records fit. */
export const findWrongBinders = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<Row>(sql`
    select l.id as document_id, 'is in no binder' as problem
      from line_items l join orders o on o.id = l.order_id
     where o.buyer is not null and not exists (select from binder_documents d where d.line_item_id = l.id)
    union all
    select d.id, 'has revisions ' || string_agg(r.number::text, ' ' order by r.number)
      from binder_documents d join binder_revisions r on r.document_id = d.id
     group by d.id having max(r.number) <> count(*) or min(r.number) <> 1
    union all
    select r.document_id, 'was approved and never made'
      from binder_revisions r where r.approval_id is not null and r.issued_at is null
    union all
    select d.id, 'is in force, and its order hands out something else'
      from binder_documents d
      join binder_revisions r on r.document_id = d.id and r.number = d.revision
      join line_items l on l.id = d.line_item_id
     where d.state = 'in-force' and l.stem <> r.stem
       and not exists (select from binder_revisions later where later.document_id = d.id and later.number > r.number)
    union all
    select r.document_id, 'has a file that is not the one in the register: ' || f.path
      from binder_revisions r
      join stored_files f on f.bucket = 'document_previews' and f.path = r.stem || '.pdf'
     where f.sha256 <> r.hashes ->> 'pdf'`);
  const { misfit } = await verifyRecords(db);
  return [
    ...rows.map(({ document_id: id, problem }) => `document ${id} ${problem}`),
    ...(misfit ? [`record ${misfit.position} does not fit: ${misfit.why}`] : []),
  ];
};
