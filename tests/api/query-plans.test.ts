import pg from 'pg';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { noteTemplateChange } from '#server/modules/catalog-index/note-template-change.ts';
import { syncProduct } from '#server/modules/catalog/provider/sync-product.ts';
import { sweep } from '#server/modules/housekeeping/sweep.ts';
import { sweepTemplates } from '#server/modules/templates/sweep-templates.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import {
  findFullScans,
  leaveTablesUncounted,
  recordStatements,
} from '#tests/support/database/query-plans.ts';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import { cards, enterCode, payByCard, payDelayed, submitForm } from '#tests/support/payments/pay-on-page.ts';
import { dataOf, jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { insertTemplates } from '#tests/support/shop/catalog-shop.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';
import { docxFile, formOf, withDocumentsDesk } from '#tests/support/templates/documents-shop.ts';
import { visitGeneration } from '#tests/support/shop/visit-generation.ts';
import { visitOrders } from '#tests/support/shop/visit-orders.ts';
import { visitReaders } from '#tests/support/shop/visit-readers.ts';
import { visitSelling } from '#tests/support/shop/visit-selling.ts';

const shop = await createGenerationShop();
await leaveTablesUncounted(shop.services.db);
const desk = await withDocumentsDesk(shop);
// With a handful of rows, all ways to read them cost the same.
const { id: seederId } = await shop.signIn('bea@shop.example');
await inventCatalog(shop.services.db, seederId, { productCount: 500, templateCount: 1000 });
const statements = recordStatements();
afterAll(() => void vi.restoreAllMocks());

/**
 * A few people; the outbox, which keeps the newest 500 mails; what administrators see as one whole list; and the index
 * of documents that are being made at this moment; what is down, of four things the shop depends on; a backup a day; files that are
 * known to be damaged; the index of products that the provider is still to be told of; and the questions, of which 300 are asked at most;
 * the index of mails to readers that wait for their turn; the wordings of an operator's few legal texts; the index of withdrawals
 * that wait for an answer; and the indexes of what was carried over from when orders had only a sum of their refunds, which run empty.
 */
const SMALL = new Set([
  'admins',
  'outbox_mails',
  'templates',
  'templates_listed',
  'products',
  'line_items_waiting',
  'outages_pkey',
  'damaged_files',
  'outages',
  'backups',
  'products_unsynced',
  'questions',
  'questions_key',
  'reading_mails_waiting',
  'refunds_carried_over',
  'disputes_carried_over',
  'legal_versions',
  'withdrawals_open',
]);

/** Statements on pg-boss's tables have tests of their own. */
const isOurs = (statement: string) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(statement) &&
  !/pgboss|pg_advisory|pg_class/.test(statement);

/** An administrator makes and changes a product, visitors look at it. */
const visitCatalogue = async () => {
  const { id: adminId, get, post } = await signedIn(shop, 'admin', 'abe@shop.example');
  const { db } = shop.services;
  const [first = 0, second = 0] = await insertTemplates(db, adminId, [{ name: 'One' }, { name: 'Two' }]);
  const made = await post('newProduct', { name: 'Bundle', price: 4900, documentIdList: [first] });
  const { id } = await dataOf<{ id: number }>(made);
  await post('updateProduct', { id, price: 5900, documentIdList: [second, first] });
  await post('deleteProduct', { id });
  await post('restoreProduct', { id });
  await db.transaction((tx) => noteTemplateChange(tx, first));
  await syncProduct(shop.services, id);
  for (const call of ['products', 'productsWithDocumentIds']) await get(call);
  for (const page of [{}, { before: 9, limit: 5 }]) await get('getProductChanges', { id, ...page });
  for (const input of [{}, { industry: 'healthcare' }])
    await shop.fetch(pathOf('public', 'productPage', input));
  for (const key of [id, 'bundle']) await shop.fetch(pathOf('public', 'getProductWithDocuments', key));
  for (const keyword of ['', 'bundle', 'bundel x'])
    await shop.fetch(pathOf('public', 'getProductsByKeyword', keyword));
  for (const industry of ['healthcare', 'transportation'])
    await shop.fetch(pathOf('public', 'searchIndustry', { keyword: 'bundle', industry }));
  await shop.fetch('/sitemap.xml');
};

/** Also what only the payment provider's side does, since the sandbox keeps it in the same database. */
const visitPayments = async () => {
  const { payments } = shop.services;
  const { open } = await createSessionOpener(payments);
  const [paid, expired, delayed] = [await open(), await open(), await open()];
  await shop.fetch(paid.url);
  await payByCard(shop, paid.url, cards.declined);
  await enterCode(shop, paid.url, 'SAVE10');
  await payByCard(shop, paid.url);
  await payDelayed(shop, delayed.url, 'paid');
  await payments.expireSession(expired.id);
  const session = await payments.getSession(paid.id);
  await payments.refund({
    paymentIntent: session.paymentIntent ?? '',
    amountInCents: 1,
    idempotencyKey: 'plans',
  });
  await payments.getPayment(session.paymentIntent ?? '');
  const invoice = await payments.findInvoice({ ...session, invoiceId: null });
  await shop.fetch(invoice?.pdfUrl ?? '');
  for await (const { id } of payments.listEvents(shop.clock.now()))
    await submitForm(shop, `/sandbox/dashboard/events/${id}/repeat`, {});
  await submitForm(shop, '/sandbox/dashboard/plan', { dropNext: '0', delaySeconds: '0' });
  await shop.fetch('/sandbox/dashboard');
  shop.clock.advance(60_000);
  await shop.runSandbox();
};

/** A visit to everything the shop can do, so that every statement is seen once. */
const visitEverything = async () => {
  const { token, refreshToken } = await shop.signIn('dana@example.com');
  const headers = { authorization: `Bearer ${token}` };
  await shop.fetch('/auth/v1/user', { headers });
  await shop.fetch('/auth/v1/token?grant_type=refresh_token', jsonPost({ refresh_token: refreshToken }));
  await shop.fetch('/api/customer/getCustomer', { headers });
  await shop.fetch(
    '/api/customer/updateCustomer',
    jsonPost({ firstName: 'Dana', lastName: 'Reyes' }, headers),
  );
  const business = { name: 'H', street: 's', city: 'c', state: 'st', zipCode: 'z' };
  await shop.fetch('/api/customer/setCustomerBusinessDetails', jsonPost(business, headers));
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (let upload = 0; upload < 2; upload += 1) {
    const form = new FormData();
    form.append('File', new File([new Uint8Array(png)], 'logo.png'));
    await shop.fetch('/api/customer/logo', { method: 'POST', headers, body: form });
  }
  const bucket = '/storage/v1/object';
  await shop.fetch(`${bucket}/list/document_previews`, jsonPost({ prefix: '', search: 'x' }, headers));
  await shop.fetch(
    `${bucket}/sign/document_previews`,
    jsonPost({ expiresIn: 60, paths: ['a.jpg'] }, headers),
  );
  const customer = await shop.fetch('/api/customer/getCustomer', { headers });
  await shop.fetch((await dataOf<{ logoUrl: string }>(customer)).logoUrl);
  await visitCatalogue();
  await visitOrders(shop);
  await visitSelling(shop);
  await visitGeneration(shop);
  await visitReaders(shop);
  await shop.fetch('/auth/v1/logout?scope=global', jsonPost({}, headers));
  await shop.fetch('/dev/mail');
  await shop.fetch('/dev/mail/latest.json?to=dana@example.com');
  for (const call of ['operations', 'operationsHistory', 'attention']) await shop.asAdmin.get(call);
  await visitDocuments();
  await visitPayments();
  await sweep(shop.services, new AbortController().signal);
  await sweepTemplates(shop.services, new AbortController().signal);
};

const visitDocuments = async () => {
  const docx = buildDocx({ body: p('{{city}}') });
  const { ids } = await desk.upload(docxFile('One.docx', docx));
  const [id = 0] = ids;
  await desk.finishJobs();
  const [document] = await desk.documents();
  await shop.fetch(document?.previewPdfUrl ?? '');
  await desk.ask('getDocumentStatusById', ids);
  await desk.failures();
  await desk.failures(ids);
  await desk.send('replaceDocument', formOf([docxFile('Two.docx', docx)], { id: String(id) }));
  await desk.finishJobs();
  await desk.tell('renameDocument', { id, name: 'Three' });
  await desk.tell('removeWorkbook', { id });
  const fill = await desk.askForTestFill({ id });
  await desk.finishJobs();
  await desk.getTestFill(fill.id);
  const view = await desk.tell<{ id: string }>('requestPageView', { id });
  await desk.finishJobs();
  await desk.ask('getPageView', { id: view.data.id });
  await desk.tell('retryDocument', { id });
  await desk.tell('archiveDocument', { id });
  await desk.tell('restoreDocument', { id });
};

test('no statement of the shop has to read a growing table from end to end', async () => {
  await visitEverything();
  vi.restoreAllMocks();
  const ours = [...statements].filter(isOurs);
  expect(ours.length).toBeGreaterThan(25);

  const { connectionString } = shop.services.db.$client.options;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const offenders: string[] = [];
  for (const statement of ours) {
    const scans = (await findFullScans(client, statement)).filter((table) => !SMALL.has(table));
    if (scans.length > 0) offenders.push(`${scans.join(', ')}: ${statement}`);
  }
  await client.end();
  expect(offenders).toEqual([]);
});
