import { expect, test } from 'vitest';
import { createBareDatabase } from '#tests/support/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { binderDocuments, binderRevisions } from './schema/binder/binder.ts';

const migrations = await readMigrations();
// By its name alone: its number is given when it is merged.
const entering = migrations.findIndex(({ name }) => name.endsWith('_binder'));

const buyer = (street: string) =>
  JSON.stringify({ email: 'ann@example.com', business: { name: 'Lee', street } });

test('what was bought before there were binders enters them as drafts, with the revision on its pages', async () => {
  const { db } = await createBareDatabase();
  await migrate(db.$client, migrations.slice(0, entering));
  await db.$client.query(`
    insert into customers (id, email, created_at) values (gen_random_uuid(), 'ann@example.com', now());
    insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, created_at, next_sync_at, buyer, paid_at)
    select id, gen_random_uuid(), 'a', 'succeeded', 100, 'usd', now(), now(), '${buyer('First')}'::jsonb, '2026-11-15T12:00:00Z'::timestamptz
      from customers union all
    select id, gen_random_uuid(), 'b', 'pending', 100, 'usd', now(), now(), null, null from customers;
    insert into order_generations (order_id, number, buyer, requested_at) values (1, 2, '${buyer('Second')}', now());
    insert into templates (name, created_at) values ('Cooling', now()), ('Cleaning', now()), ('Closing', now());
    insert into template_versions (template_id, number, status, source_path, uploaded_by, created_at, queued_at)
    select t.id, 1, 'complete', t.id || '.docx', c.id, now(), now() from templates t, customers c;
    insert into line_items (order_id, position, template_version_id, name, status, generation, stem, page_count)
    values (1, 0, 1, 'Cooling', 'GENERATED', 2, '1/new', 3), (1, 1, 2, 'Cleaning', 'GENERATED', 2, '1/same', 2),
           (1, 2, 3, 'Closing', 'GENERATING', 2, null, null);
    insert into generated_documents (line_item_id, generation, stem, page_count, has_workbook, finished_at)
    values (1, 1, '1/old', 3, false, now()), (1, 2, '1/new', 3, true, now()),
           (2, 1, '1/same', 2, false, now()), (2, 2, '1/same', 2, false, now());
    insert into stored_files (id, bucket, path, download_name, content_type, size, sha256, created_at)
    select gen_random_uuid(), 'document_previews', path, 'x', 'x', 1, 'hash of ' || path, now()
      from unnest(array['1/new.pdf', '1/new.docx', '1/new.xlsx', '1/old.pdf', '1/same.pdf', '1/same.docx']) path`);
  await migrate(db.$client, migrations);

  const documents = await db.select().from(binderDocuments).orderBy(binderDocuments.id);
  expect(documents).toMatchObject([
    { title: 'Cooling', orderId: 1, state: 'draft', revision: 2, draftRevision: 2, reviewMonths: 12 },
    { title: 'Cleaning', state: 'draft', revision: 1, draftRevision: 1 },
    { title: 'Closing', state: 'draft', revision: 2, draftRevision: null },
  ]);
  const revisions = await db.select().from(binderRevisions).orderBy(binderRevisions.documentId);
  expect(revisions).toMatchObject([
    {
      number: 2,
      reason: 'Bought',
      stem: '1/new',
      hasWorkbook: true,
      hashes: { pdf: 'hash of 1/new.pdf', docx: 'hash of 1/new.docx', xlsx: 'hash of 1/new.xlsx' },
      buyer: { business: { street: 'Second' } },
      approvalId: null,
    },
    { number: 1, stem: '1/same', hashes: { pdf: 'hash of 1/same.pdf', docx: 'hash of 1/same.docx' } },
    { number: 2, stem: null, hashes: null, buyer: { business: { street: 'Second' } } },
  ]);
});
