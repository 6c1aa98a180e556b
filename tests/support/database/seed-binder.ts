import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

const DOCUMENTS_PER_ORDER = 20;
/** Of one statement: it has to end in time on a busy machine, too. */
const ORDERS_AT_ONCE = 10;

/** A business that has bought very much: of every four documents one waits to be approved. */
export const seedBinder = async (
  db: Database,
  { customerId, documentCount }: { customerId: string; documentCount: number },
) => {
  const orderCount = Math.ceil(documentCount / DOCUMENTS_PER_ORDER);
  for (let first = 1; first <= orderCount; first += ORDERS_AT_ONCE)
    await seedOrders(db, customerId, [first, Math.min(first + ORDERS_AT_ONCE - 1, orderCount)]);
};

const seedOrders = async (db: Database, customerId: string, [first, last]: [number, number]) => {
  const buyer = JSON.stringify({ email: 'owner@example.com', business: { name: 'Everything Ltd' } });
  await db.execute(sql`
    with bought as (
      insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, created_at, next_sync_at, buyer, paid_at)
      select ${customerId}, gen_random_uuid(), number::text, 'succeeded', 100, 'usd', now(), now(), ${buyer}::jsonb, now()
        from generate_series(${first}::int, ${last}::int) number
      returning id),
    items as (
      insert into order_items (order_id, position, product_id, name, slug, price_id, price_in_cents, quantity)
      select bought.id, 0, (select min(id) from products), 'Bundle ' || bought.id, 'bundle', 'price', 100, 1 from bought),
    lines as (
      insert into line_items (order_id, position, template_version_id, name, status, stem)
      select bought.id, place, version.id, template.name, 'GENERATED', bought.id || '/' || place
        from bought
        cross join generate_series(0, ${DOCUMENTS_PER_ORDER - 1}::int) place
        cross join (select array_agg(id order by id) as ids from template_versions) known
        join template_versions version on version.id = known.ids[1 + (bought.id * 7 + place) % cardinality(known.ids)]
        join templates template on template.id = version.template_id
      returning id, order_id, template_version_id, name, stem),
    documents as (
      insert into binder_documents (customer_id, order_id, line_item_id, template_id, template_version_id, number, title,
                                    review_months, entered_at, state, effective_on, next_review_on, draft_revision)
      select ${customerId}, line.order_id, line.id, version.template_id, version.id, 'SOP-' || line.id, line.name, 12, now(),
             case when line.id % 4 = 0 then 'draft' else 'in-force' end,
             case when line.id % 4 > 0 then current_date end,
             case when line.id % 4 > 0 then current_date + 200 end,
             case when line.id % 4 = 0 then 1 end
        from lines line join template_versions version on version.id = line.template_version_id
      returning id, template_version_id)
    insert into binder_revisions (document_id, number, reason, template_version_id, buyer, requested_at, stem)
    select id, 1, 'Bought', template_version_id, ${buyer}::jsonb, now(), 'stem ' || id from documents`);
};
