import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

type Row = { order_id: number; problem: string };

/** A bought order has each of its documents once, and each is made or has failed with a reason. */
export const findUnfinishedDocuments = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<Row>(sql`
    with bought as (
      select distinct o.id as order_id, v.template_id
        from orders o
        join order_items i on i.order_id = o.id
        join product_templates p on p.product_id = i.product_id
        join template_versions v on v.template_id = p.template_id
       where o.buyer is not null
    ), made as (
      select l.order_id, v.template_id, count(*) as times
        from line_items l join template_versions v on v.id = l.template_version_id
       group by 1, 2
    )
    select coalesce(b.order_id, m.order_id) as order_id,
           'has document ' || coalesce(b.template_id, m.template_id) || ' '
             || coalesce(m.times, 0) || ' times, not ' || count(b.template_id) as problem
      from bought b full join made m using (order_id, template_id)
     group by b.order_id, m.order_id, b.template_id, m.template_id, m.times
    having coalesce(m.times, 0) <> count(b.template_id)
    union all
    select order_id, 'has a document that is ' || status || ' without ' ||
           case status when 'GENERATED' then 'files' when 'FAILED' then 'a reason' else 'end' end
      from line_items
     where status = 'GENERATING' or (status = 'FAILED' and failure is null)
        or (status = 'GENERATED' and not exists (
             select from generated_documents d
              where d.line_item_id = line_items.id and d.generation = line_items.generation
                and d.stem = line_items.stem))`);
  return rows.map(({ order_id: orderId, problem }) => `order ${orderId} ${problem}`);
};
