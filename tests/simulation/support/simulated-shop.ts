import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { businesses, customers } from '#server/db/schema/accounts.ts';
import { products, productTemplates } from '#server/db/schema/catalog.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import { insertTemplates } from '#tests/support/shop/catalog-shop.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createJobTable } from './simulated-queue.ts';

const CREATED_AT = new Date('2026-11-15T11:00:00Z');
const TEMPLATE = buildDocx({ body: p('For {{business_name}}') });
export const LOGO = Buffer.from('nor what a logo is');

export const BUSINESS = {
  name: 'Lee Bakery',
  website: '',
  street: '1 Mill Lane',
  city: 'Salem',
  state: 'Oregon',
  zipCode: '97301',
};

/** Two bundles to sell: one document, and two. */
const CATALOGUE = [
  { priceId: 'price_small', cents: 4900, documents: ['Cleaning'] },
  { priceId: 'price_large', cents: 9900, documents: ['Storage', 'Deliveries'] },
] as const;

export type SimulatedShop = Awaited<ReturnType<typeof createSimulatedShop>>;

/** A database with a catalogue, used by one run after the other. */
export const createSimulatedShop = async () => {
  const { db, url } = await createTestDatabase();
  // What is simulated are crashes of the shop, not of its database.
  await db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`));
  // Nobody but a test may begin anew.
  await db.execute(sql`alter table records disable trigger records_are_kept`);
  await createJobTable(db);
  const uploadedBy = randomUUID();
  await db.insert(customers).values({ id: uploadedBy, email: 'ada@shop.example', createdAt: CREATED_AT });
  const kept = new Map<string, Uint8Array>();
  for (const bundle of CATALOGUE) await stock(db, uploadedBy, bundle, kept);
  const prices: ReadonlyMap<string, number> = new Map(
    CATALOGUE.map(({ priceId, cents }) => [priceId, cents]),
  );
  return { db, url, kept, prices, priceIds: CATALOGUE.map(({ priceId }) => priceId), uploadedBy };
};

const stock = async (
  db: Database,
  uploadedBy: string,
  { priceId, cents, documents }: (typeof CATALOGUE)[number],
  kept: Map<string, Uint8Array>,
) => {
  const templateIds = await insertTemplates(
    db,
    uploadedBy,
    documents.map((name) => ({ name })),
  );
  const [product] = await db
    .insert(products)
    .values({
      name: priceId,
      slug: priceId,
      priceInCents: cents,
      stripePriceId: priceId,
      syncedRevision: 1,
      createdAt: CREATED_AT,
    })
    .returning({ id: products.id });
  for (const [position, templateId] of templateIds.entries()) {
    await db.insert(productTemplates).values({ productId: product?.id ?? 0, templateId, position });
    await keepFile(db, kept, { bucket: 'templates', path: `t${templateId}v1.docx`, body: TEMPLATE });
  }
};

const keepFile = async (
  db: Database,
  kept: Map<string, Uint8Array>,
  {
    bucket,
    path,
    body,
    ownerId = null,
  }: { bucket: string; path: string; body: Buffer; ownerId?: string | null },
) => {
  const id = randomUUID();
  await db.insert(storedFiles).values({
    id,
    bucket,
    path,
    ownerId,
    downloadName: path,
    contentType: 'application/octet-stream',
    size: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
    createdAt: CREATED_AT,
  });
  kept.set(objectKeyOf({ bucket, id }), body);
};

/** Somebody who could buy; some have a logo. */
export const addBuyer = async (
  db: Database,
  kept: Map<string, Uint8Array>,
  { id, email, hasLogo }: { id: string; email: string; hasLogo: boolean },
) => {
  const logoPath = hasLogo ? `${id}.png` : null;
  await db
    .insert(customers)
    .values({ id, email, firstName: 'Ann', lastName: 'Lee', logoPath, createdAt: CREATED_AT });
  await db.insert(businesses).values({ customerId: id, ...BUSINESS, updatedAt: CREATED_AT });
  if (logoPath) await keepFile(db, kept, { bucket: 'logos', path: logoPath, body: LOGO, ownerId: id });
};

/** Back to the catalogue alone, for the next run. */
export const clearShop = ({ db, uploadedBy }: SimulatedShop) =>
  db.$client.query(`
    delete from simulated_jobs; delete from made_ahead; delete from ahead_claims; delete from order_events; delete from generated_documents; delete from order_generations;
    delete from binder_manuals; delete from update_decisions; delete from update_notices; delete from review_reminders; delete from calendar_links;
    delete from records; delete from binder_revisions; delete from approvals; delete from binder_documents;
    delete from dispute_evidence; delete from refunds; delete from credit_notes; delete from disputes; delete from order_closures; delete from line_items; delete from invoices; delete from order_items;
    delete from stored_files where bucket <> 'templates' or path !~ '^t[0-9]+v1.docx$'; delete from orders;
    delete from payment_events; delete from payment_event_marks; delete from payment_customers;
    delete from allowance_uses; delete from one_time_codes; delete from refresh_tokens; delete from sessions;
    delete from template_versions where source_path !~ '^t[0-9]+v1.docx$';
    delete from templates where not exists (select from template_versions v where v.template_id = templates.id);
    delete from businesses; delete from customers where id <> '${uploadedBy}'`);
