import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, expect, test } from 'vitest';
import { invoicePdf } from '#stripe-sandbox/invoice/invoice-pdf.ts';
import type { InvoiceObject } from '#stripe-sandbox/objects/invoices.ts';
import { structureFaults, structureOf } from '#tests/support/converter/structure-faults.ts';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import { enterCode, payByCard } from '#tests/support/payments/pay-on-page.ts';
import { createTestShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { payments } = shop.services;
const { open } = await createSessionOpener(payments);
const pdfium = await PDFiumLibrary.init();
afterAll(() => pdfium.destroy());

const textOf = async (pdf: Uint8Array) => {
  const document = await pdfium.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages;
};

const buy = async (code?: string) => {
  const session = await open(2);
  if (code) await enterCode(shop, session.url, code);
  await payByCard(shop, session.url);
  return payments.findInvoice(await payments.getSession(session.id));
};

test('the invoice of a payment is a PDF with its lines and sums, marked as a test', async () => {
  const invoice = await buy('SAVE10');
  const answer = await shop.fetch(invoice?.pdfUrl ?? '');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^inline; filename="invoice-[0-9A-F]{8}-0001\.pdf"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [text] = await textOf(new Uint8Array(await answer.arrayBuffer()));
  for (const words of [
    'Bindery',
    'Invoice',
    'Nov 15, 2026',
    '1 of 1',
    'Dana Reyes',
    'dana@example.com',
    'Warehouse safety',
    '$399.98',
    'Promotion SAVE10',
    '-$40.00',
    '$359.98 USD',
    'Paid with Visa ending in 4242',
    'TEST DOCUMENT - no payment was taken',
  ])
    expect(text).toContain(words);
});

test('an invoice is found only by its whole address', async () => {
  const { pdfUrl = '' } = (await buy()) ?? {};
  const secret = /([^/]+)\.pdf$/.exec(pdfUrl)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  for (const name of [`${secret.slice(0, -1)}.pdf`, 'in_1.pdf', '%00.pdf', '.pdf', `${secret}%2f.pdf`])
    expect((await shop.fetch(`${ORIGIN}/sandbox/invoices/${name}`)).status).toBe(404);
});

const printed = (name: string, lines = 1, change: Partial<InvoiceObject> = {}) =>
  invoicePdf({
    timeZone: 'America/New_York',
    inner: { paidWith: null, promotionCode: null },
    object: {
      created: 1_794_744_000,
      currency: 'usd',
      customer_name: name,
      customer_email: null,
      metadata: {},
      number: 'A1-0001',
      subtotal: 100,
      total: 100,
      lines: {
        data: Array.from({ length: lines }, (_, index) => ({
          description: `${name} ${index}`,
          quantity: 1,
          amount: 100,
        })),
      },
      ...change,
    } as unknown as InvoiceObject,
  });

test('names in other letters are printed, and what no font knows spoils nothing', async () => {
  const name = 'Łukasz Иванов Nguyễn Ελλάδα Հայկ ქარ भारत ไทย 山田すし 서울';
  const [text] = await textOf(await printed(name));
  for (const word of name.split(' ')) expect(text).toContain(word);
  expect((await textOf(await printed('𓀀 & Sons\n\u0000')))[0]).toContain('? & Sons');
  expect(await textOf(await printed('x'.repeat(500)))).toHaveLength(1);
  expect(await textOf(await printed(''))).toHaveLength(1);
});

test('a long name without spaces goes on in the next line of its column', async () => {
  const [text = ''] = await textOf(await printed('北京饺子馆有限公司'.repeat(3)));
  expect(text.slice(text.indexOf('Bill to'), text.indexOf('Description'))).toMatch(
    /[^\n]\r?\n[公司馆北京有限饺子]/,
  );
});

test('an invoice with many lines goes on to the next page', async () => {
  const pages = await textOf(await printed('Bundle', 20));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('1 of 2');
  expect(pages[0]).not.toContain('Total');
  expect(pages[1]).toContain('$1.00 USD');
  for (const page of pages) expect(page).toContain('TEST DOCUMENT');
});

test('an invoice is made out to the business, at its address, with the person named', async () => {
  const customerId = await payments.ensureCustomer({
    id: 'ada',
    email: 'ada@example.com',
    name: 'Ada O\u2019Connor-\u017buk',
    business: {
      name: '\u017buk Motors',
      street: '12 Quay Street',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
      country: 'US',
    },
    known: null,
  });
  const session = await open(1, customerId);
  await payByCard(shop, session.url);
  const invoice = await payments.findInvoice(await payments.getSession(session.id));
  const pdf = new Uint8Array(await (await shop.fetch(invoice?.pdfUrl ?? '')).arrayBuffer());
  const [text] = await textOf(pdf);
  for (const words of [
    'Bill to',
    '\u017buk Motors',
    'Ada O\u2019Connor-\u017buk',
    '12 Quay Street',
    'Portland, ME 04101',
  ])
    expect(text).toContain(words);
});

const fontsOf = async (pdf: Uint8Array) => {
  const document = await PDFDocument.load(pdf);
  const fonts = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('BaseFont'))] : []));
  return fonts.flatMap((name) => (name ? [String(name)] : []));
};

test('a bill is in one face, whatever letters its names have', async () => {
  expect((await fontsOf(await printed('Dana Reyes'))).join()).toContain('Helvetica');
  const names = await fontsOf(await printed('Dana O\u2019Connor-\u017buk'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/Plex/i.test(name))).toEqual([]);
});

test('the number of an order is broken where its column ends', async () => {
  const reference = '1042-0b9f3c1e-7c1d-4f0a-9a55-6f2a8f5d3c77';
  const [text = ''] = await textOf(await printed('Dana', 1, { metadata: { reference } }));
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  expect(lines).not.toContain(reference);
  expect(text.replaceAll(/\s/g, '')).toContain(reference);
});

/** As long as the profile lets it be. */
const wordsOf = (word: string, length: number) =>
  Array.from({ length }, (_, index) => `${word}${index}`).join(' ');

test('nothing of a very long name or address is cut: it is set smaller', async () => {
  const name = wordsOf('Northwind', 11);
  const street = wordsOf('Quay', 33);
  const email = `${'harbor.'.repeat(12)}dana@example.com`;
  const [text = ''] = await textOf(
    await printed(name, 1, {
      customer_email: email,
      customer_address: { line1: street, city: 'Portland', state: 'ME', postal_code: '04101' },
    } as Partial<InvoiceObject>),
  );
  for (const word of `${name} ${street}`.split(' ')) expect(text).toContain(word);
  const whole = text.replaceAll(/\s+/g, '');
  for (const given of [name, street, email, 'Portland, ME 04101'])
    expect(whole).toContain(given.replaceAll(' ', ''));
});

test('nothing of a product’s long name is cut', async () => {
  const name = wordsOf('Procedures', 10);
  const [text = ''] = await textOf(await printed(name));
  const table = text.slice(text.indexOf('Description'));
  for (const word of name.split(' ')) expect(table).toContain(word);
});

test('an invoice can be read without seeing it: from the title to the sum, the lines as a table', async () => {
  const pdf = await printed('Bundle', 2);
  expect(await structureFaults(pdf)).toEqual([]);
  expect(await structureOf(pdf)).toEqual([
    ...'P H1 P P P P H2 P'.split(' '),
    'Table TR TH TH TH TR TD TD TD TR TD TD TD',
    ...'P P P P P'.split(' '),
  ]);
  expect(await structureFaults(await printed('Bundle', 20))).toEqual([]);
});
