import { expect, test } from 'vitest';
import { createBareDatabase } from '#tests/support/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { binderRevisions } from './schema/binder/binder.ts';

const migrations = await readMigrations();
// By its name alone: its number is given when it is merged.
const coding = migrations.findIndex(({ name }) => name.endsWith('_revision-codes'));

test('revisions that were there before codes get one each that nobody guesses', async () => {
  const { db } = await createBareDatabase();
  await migrate(db.$client, migrations.slice(0, coding));
  await db.$client.query(`
    insert into customers (id, email, created_at) values (gen_random_uuid(), 'ann@example.com', now());
    insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, created_at, next_sync_at)
    select id, gen_random_uuid(), 'a', 'succeeded', 100, 'usd', now(), now() from customers;
    insert into templates (name, created_at) values ('Cooling', now());
    insert into template_versions (template_id, number, status, source_path, uploaded_by, created_at, queued_at)
    select t.id, 1, 'complete', 'a.docx', c.id, now(), now() from templates t, customers c;
    insert into line_items (order_id, position, template_version_id, name, status) values (1, 0, 1, 'Cooling', 'GENERATING');
    insert into binder_documents (customer_id, order_id, line_item_id, template_id, template_version_id, title, review_months, entered_at)
    select id, 1, 1, 1, 1, 'Cooling', 12, now() from customers;
    insert into binder_revisions (document_id, number, reason, template_version_id, buyer, requested_at)
    select 1, number, 'Bought', 1, '{}', now() from generate_series(1, 300) number`);
  await migrate(db.$client, migrations);

  const codes = (await db.select({ code: binderRevisions.code }).from(binderRevisions)).map(
    ({ code }) => code,
  );
  expect(new Set(codes).size).toBe(300);
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{18}$/);
});
