import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

/** Of one statement: it has to end in time on a busy machine, too. */
const OWNERS_AT_ONCE = 100;

/** Businesses that have each bought the first template there is, in its first version, and nothing else. */
export const seedOwners = async (db: Database, ownerCount: number) => {
  for (let first = 1; first <= ownerCount; first += OWNERS_AT_ONCE)
    await seedSome(db, [first, Math.min(first + OWNERS_AT_ONCE - 1, ownerCount)]);
};

const seedSome = async (db: Database, [first, last]: [number, number]) => {
  const buyer = JSON.stringify({ email: 'owner@example.com', business: { name: 'One of Many Ltd' } });
  await db.execute(sql`
    with people as (
      insert into customers (id, email, created_at)
      select gen_random_uuid(), 'owner' || number || '@example.com', now()
        from generate_series(${first}::int, ${last}::int) number
      returning id),
    bought as (
      insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, created_at, next_sync_at, buyer, paid_at)
      select id, gen_random_uuid(), 'one', 'succeeded', 100, 'usd', now(), now(), ${buyer}::jsonb, now() from people
      returning id, customer_id),
    items as (
      insert into order_items (order_id, position, product_id, name, slug, price_id, price_in_cents, quantity)
      select id, 0, (select min(id) from products), 'Bundle', 'bundle', 'price', 100, 1 from bought),
    lines as (
      insert into line_items (order_id, position, template_version_id, name, status, stem)
      select bought.id, 0, (select min(id) from template_versions), 'Cooling', 'GENERATED', bought.id || '/0' from bought
      returning id, order_id, template_version_id),
    documents as (
      insert into binder_documents (customer_id, order_id, line_item_id, template_id, template_version_id, number, title, review_months, entered_at)
      select bought.customer_id, bought.id, line.id, version.template_id, version.id, 'SOP-1', 'Cooling', 12, now()
        from lines line
        join bought on bought.id = line.order_id
        join template_versions version on version.id = line.template_version_id
      returning id, template_version_id)
    insert into binder_revisions (document_id, number, reason, template_version_id, buyer, requested_at, stem)
    select id, 1, 'Bought', template_version_id, ${buyer}::jsonb, now(), 'stem ' || id from documents`);
};

/** The first template is replaced, with a note for those who own it. */
export const replaceOwned = async (db: Database) => {
  await db.execute(sql`
    insert into template_versions (template_id, number, status, source_path, uploaded_by, created_at, queued_at, finished_at, change_note)
    select template_id, number + 1, 'complete', source_path, uploaded_by, now(), now(), now(), 'Cooling times follow the 2026 code'
      from template_versions where id = (select min(id) from template_versions)`);
};
