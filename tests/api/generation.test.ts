import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { generation } from '#server/modules/generation/generation-limits.ts';
import { closeDispute, openDispute } from '#stripe-sandbox/disputes.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { resumeStalledOrders } from '#server/modules/generation/resume-stalled-orders.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { problems } from '#shared/problems.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { p } from '#tests/support/office/word-markup.ts';

let beforePdf: (docx: Uint8Array) => void | Promise<void> = () => {};
beforeEach(() => {
  beforePdf = () => {};
});

const shop = await createGenerationShop({
  converter: createFakeConverter({ pageCount: 3, onPdf: (docx) => beforePdf(docx) }),
});
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cleaning' },
  {
    name: 'Temperatures',
    xlsx: buildXlsx({
      strings: ['{{business_name}}'],
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
    }),
  },
]);
const single = await shop.sellDocuments('Letter', [{ name: 'Letter' }]);
let people = 0;
const someone = () => {
  people += 1;
  return shop.buyer(`buyer${people}@example.com`);
};
const textOf = (docx: Buffer) => paragraphsOf(readPackage(docx).xml(BODY)).join('\n');
const readyMailsTo = async (email: string) =>
  (await shop.services.db.select().from(outboxMails)).filter(
    ({ recipient, subject }) => recipient === email && /ready/i.test(subject),
  );

describe('the documents of a paid order', () => {
  test('carry the business of the buyer, each as PDF, Word and picture, some as Excel, on one stem', async () => {
    const ann = await someone();
    await shop.giveLogo(ann);
    const orderId = await shop.buy(ann, bundle.stripePriceId);
    expect(await shop.itemsOf(ann, orderId)).toMatchObject([
      { name: 'Cleaning', status: 'GENERATING', previewImagePath: null, pageCount: null },
      { name: 'Temperatures', status: 'GENERATING', previewImagePath: null, hasExcel: true },
    ]);

    await shop.generate();

    const [cleaning, temperatures] = await shop.itemsOf(ann, orderId);
    if (!cleaning || !temperatures) throw new Error('There are two documents.');
    expect(cleaning).toMatchObject({ status: 'GENERATED', pageCount: 3, hasExcel: false, failure: null });
    expect(temperatures).toMatchObject({ status: 'GENERATED', hasExcel: true });
    expect(textOf(await shop.fileOf(cleaning, 'docx'))).toBe('For Lee Bakery, Salem, on November 15, 2026');
    expect((await shop.fileOf(cleaning, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await shop.fileOf(cleaning, 'jpg')).subarray(0, 2).toString('hex')).toBe('ffd8');
    const workbook = readPackage(await shop.fileOf(temperatures, 'xlsx'));
    expect(workbook.xml('xl/sharedStrings.xml')).toContain('Lee Bakery');
    const stems = [cleaning, temperatures].map(({ previewImagePath }) =>
      previewImagePath?.replace('.jpg', ''),
    );
    expect(await shop.pathsOf(ann)).toEqual(
      stems
        .flatMap((stem, index) => [
          `${stem}.docx`,
          `${stem}.jpg`,
          `${stem}.pdf`,
          ...[1, 2, 3].map((page) => `${stem}-page-${page}.jpg`),
          ...(index === 1 ? [`${stem}.xlsx`] : []),
        ])
        .toSorted(),
    );
  });

  test.each([
    `A&B <w:p/> "q" ]]> 'x'`,
    '🍞 Bäckerei 東京',
    'مخبز السلام',
    '{{city}} {{logo}}',
    '=HYPERLINK("http://evil")',
    'x'.repeat(120),
  ])('print the name %j as text and as nothing else', async (name) => {
    const bea = await someone();
    await bea.post('setCustomerBusinessDetails', {
      name,
      street: '1 Mill Lane',
      city: 'Salem',
      state: 'Oregon',
      zipCode: '97301',
    });
    const orderId = await shop.buy(bea, bundle.stripePriceId);
    await shop.generate();
    const [cleaning, temperatures] = await shop.itemsOf(bea, orderId);
    const docx = readPackage(await shop.fileOf(cleaning ?? { previewImagePath: '' }, 'docx'));
    expect(docx.xmlNames.filter((part) => !isWellFormed(docx.xml(part)))).toEqual([]);
    expect(paragraphsOf(docx.xml(BODY))[0]).toBe(`For ${name}, Salem, on November 15, 2026`);
    const xlsx = readPackage(await shop.fileOf(temperatures ?? { previewImagePath: '' }, 'xlsx'));
    expect(xlsx.xml('xl/worksheets/sheet1.xml')).not.toContain('<f');
    expect(isWellFormed(xlsx.xml('xl/sharedStrings.xml'))).toBe(true);
  });

  test('are those of the order’s moment: what the buyer changes later is not in them', async () => {
    const cleo = await someone();
    const orderId = await shop.buy(cleo, single.stripePriceId);
    await cleo.post('setCustomerBusinessDetails', {
      name: 'Another name',
      street: 'x',
      city: 'y',
      state: 'z',
      zipCode: '1',
    });
    await shop.generate();
    const [letter] = await shop.itemsOf(cleo, orderId);
    expect(textOf(await shop.fileOf(letter ?? { previewImagePath: '' }, 'docx'))).toContain('Lee Bakery');
  });

  test('are announced by one mail, when the last is ready', async () => {
    const dora = await someone();
    const orderId = await shop.buy(dora, bundle.stripePriceId);
    expect(await readyMailsTo(dora.email)).toHaveLength(0);
    await shop.generate();
    const mails = await readyMailsTo(dora.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/orders/${orderId}`);
  });

  test('have their further pages drawn when the rest of the order is likely to be made', async () => {
    await shop.buy(await someone(), bundle.stripePriceId);
    const enqueueAll = vi.spyOn(shop.services.queue, 'enqueueAll');
    const now = shop.services.clock.now().getTime();
    await shop.generate();
    const waits = enqueueAll.mock.calls
      .filter(([, name]) => name === 'draw-pages')
      .map(([, , , options]) => (options?.runAfter?.getTime() ?? Number.NaN) - now);
    expect(waits).toEqual([generation.drawPagesAfterMsEach, 0]);
    enqueueAll.mockRestore();
  });

  test('can be leafed through page by page once the pages are drawn', async () => {
    const eve = await someone();
    const orderId = await shop.buy(eve, single.stripePriceId);
    await shop.generate();
    const [letter] = await shop.itemsOf(eve, orderId);
    const { pages } = await dataOf<{ pages: { page: number; width: number; src: string }[] }>(
      await eve.get('getCustomerOrderDocumentPages', { orderId, lineItemId: letter?.id }),
    );
    expect(pages.map(({ page, width }) => [page, width])).toEqual([1, 2, 3].map((page) => [page, 1200]));
    const picture = await shop.fetch(pages[2]?.src ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('are shown up to a page that cannot be drawn', async () => {
    const { asked, failed } = await drawOnly(2);
    expect(failed).toEqual([]);
    const { pages } = await dataOf<{ pages: { page: number }[] }>(asked);
    expect(pages.map(({ page }) => page)).toEqual([1, 2]);
  });

  test('of which no page can be drawn say so instead of letting the viewer wait', async () => {
    const { asked, failed } = await drawOnly(0);
    expect(failed).toEqual([]);
    expect(await refusalOf(asked)).toEqual([409, 'CONFLICT', problems['order.no-pages'].message]);
  });
});

/** A document of which only the first pages can be drawn, and the answer to whoever wants to leaf through it. */
const drawOnly = async (drawable: number) => {
  const buyer = await someone();
  const orderId = await shop.buy(buyer, single.stripePriceId);
  const { converter } = shop.services;
  const real = converter.toPictures;
  vi.spyOn(converter, 'toPictures').mockImplementation(async function* draw(pdf, options) {
    if (options.lastPage === 1) return yield* real(pdf, options);
    yield* real(pdf, { ...options, lastPage: drawable });
    throw new ConversionError('document', 'This page cannot be drawn.');
  });
  const { failed } = await shop.generate();
  vi.mocked(converter.toPictures).mockRestore();
  const [letter] = await shop.itemsOf(buyer, orderId);
  const asked = await buyer.get('getCustomerOrderDocumentPages', { orderId, lineItemId: letter?.id });
  return { asked, failed };
};

const poison = buildDocx({ body: p('Poison for {{business_name}}') });
const isPoison = (docx: Uint8Array) => readPackage(docx).xml(BODY).includes('Poison');

describe('a document that cannot be made', () => {
  test('fails alone and at once, with a word to the buyer, and can be tried again', async () => {
    const product = await shop.sellDocuments('Risky', [{ name: 'Good' }, { name: 'Bad', docx: poison }]);
    const finn = await someone();
    const orderId = await shop.buy(finn, product.stripePriceId);
    beforePdf = (docx) => {
      if (isPoison(docx)) throw new ConversionError('document', 'This document breaks the converter.');
    };
    await shop.generate();
    const items = await shop.itemsOf(finn, orderId);
    expect(items).toMatchObject([
      { status: 'GENERATED', failure: null },
      { status: 'FAILED', previewImagePath: null, failure: expect.stringContaining('could not be made') },
    ]);
    expect(await readyMailsTo(finn.email)).toHaveLength(0);

    beforePdf = () => {};
    expect(await dataOf(await finn.post('retryLineItems', { orderId }))).toEqual({ restarted: 1 });
    await shop.generate();
    expect(await shop.itemsOf(finn, orderId)).toMatchObject([
      { id: items[0]?.id, previewImagePath: items[0]?.previewImagePath },
      { status: 'GENERATED', failure: null },
    ]);
    expect(await readyMailsTo(finn.email)).toHaveLength(1);
    expect(await refusalOf(await finn.post('retryLineItems', { orderId }))).toEqual([
      409,
      'CONFLICT',
      'No document of this order has failed.',
    ]);
  });

  test('is not made with an empty box in it: its buyer is told of the character', async () => {
    const ida = await someone();
    const orderId = await shop.buy(ida, single.stripePriceId);
    const buyer = sql`jsonb_set(${orders.buyer}, '{business,name}', '"House of 𓀀"')`;
    await shop.services.db.update(orders).set({ buyer }).where(eq(orders.id, orderId));
    await shop.generate();
    const [item] = await shop.itemsOf(ida, orderId);
    expect(item).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('print 𓀀 yet, so') });
  });

  test('is tried again for its buyer only so often in an hour', async () => {
    const lou = await someone();
    const orderId = await shop.buy(lou, single.stripePriceId);
    await shop.generate();
    const retry = async () => (await lou.post('retryLineItems', { orderId })).status;
    const [{ count }] = generation.retries;
    for (let tried = 0; tried < count; tried += 1) expect(await retry()).toBe(409);
    expect(await retry()).toBe(429);
  });

  test('is tried again while the engine is at fault, and given up after the last try', async () => {
    const gus = await someone();
    const orderId = await shop.buy(gus, single.stripePriceId);
    beforePdf = () => {
      throw new ConversionError('engine', 'The converter does not answer.');
    };
    const { failed } = await shop.generate();
    expect(failed.map(({ name }) => name)).toEqual(['generate-line-item']);
    expect(await shop.itemsOf(gus, orderId)).toMatchObject([{ status: 'GENERATING', failure: null }]);

    await shop.services.db.transaction((tx) =>
      shop.services.queue.enqueue(tx, 'start-generation', { orderId }),
    );
    expect((await shop.generate({ isLastAttempt: true })).failed).toEqual([]);
    expect(await shop.itemsOf(gus, orderId)).toMatchObject([{ status: 'FAILED' }]);
  });
});

describe('a job that runs twice', () => {
  test('leaves one document and no file besides', async () => {
    const hal = await someone();
    const orderId = await shop.buy(hal, single.stripePriceId);
    await shop.services.db.transaction((tx) =>
      shop.services.queue.enqueue(tx, 'start-generation', { orderId }),
    );
    await shop.generate();
    const paths = await shop.pathsOf(hal);
    expect(paths.filter((path) => path.endsWith('.pdf'))).toHaveLength(1);
    expect(await readyMailsTo(hal.email)).toHaveLength(1);
  });

  test('at the same time in two places is decided by whoever ends first', async () => {
    const ida = await someone();
    const orderId = await shop.buy(ida, single.stripePriceId);
    await shop.services.db.transaction((tx) =>
      shop.services.queue.enqueue(tx, 'start-generation', { orderId }),
    );
    let finished: string | null | undefined;
    beforePdf = async () => {
      beforePdf = () => {};
      await shop.generate();
      finished = (await shop.itemsOf(ida, orderId))[0]?.previewImagePath;
    };
    expect((await shop.generate()).failed).toEqual([]);
    expect(finished).toMatch(/\.jpg$/);
    expect(await shop.itemsOf(ida, orderId)).toMatchObject([{ previewImagePath: finished }]);
    expect((await shop.pathsOf(ida)).filter((path) => path.endsWith('.pdf'))).toHaveLength(1);
    expect(await readyMailsTo(ida.email)).toHaveLength(1);
  });
});

describe('making an order again', () => {
  test('uses the current details and keeps the earlier documents', async () => {
    const jo = await someone();
    const orderId = await shop.buy(jo, single.stripePriceId);
    await shop.generate();
    const [before] = await shop.itemsOf(jo, orderId);
    await jo.post('setCustomerBusinessDetails', {
      name: 'Jo & Daughters',
      street: '2 Mill Lane',
      city: 'Bend',
      state: 'Oregon',
      zipCode: '97701',
    });
    await dataOf(await jo.post('regenerateOrder', { orderId }));
    expect(await refusalOf(await jo.post('regenerateOrder', { orderId }))).toMatchObject([
      409,
      'CONFLICT',
      /still being made/,
    ]);
    await shop.generate();
    const [after] = await shop.itemsOf(jo, orderId);
    expect(textOf(await shop.fileOf(after ?? { previewImagePath: '' }, 'docx'))).toContain(
      'Jo & Daughters, Bend',
    );
    expect(textOf(await shop.fileOf(before ?? { previewImagePath: '' }, 'docx'))).toContain('Lee Bakery');
    expect(await readyMailsTo(jo.email)).toHaveLength(1);
  });

  test('takes nothing away when it fails', async () => {
    const lou = await someone();
    const orderId = await shop.buy(lou, single.stripePriceId);
    await shop.generate();
    const [before] = await shop.itemsOf(lou, orderId);
    await dataOf(await lou.post('regenerateOrder', { orderId }));
    beforePdf = () => {
      throw new ConversionError('document', 'This document breaks the converter.');
    };
    await shop.generate();
    expect(await shop.itemsOf(lou, orderId)).toMatchObject([
      { status: 'FAILED', previewImagePath: before?.previewImagePath },
    ]);
    const { url } = await dataOf<{ url: string }>(await lou.get('getOrderZipUrl', { orderId }));
    expect((await (await shop.fetch(url)).arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  test('is for the buyer alone', async () => {
    const kim = await someone();
    const stranger = await someone();
    const orderId = await shop.buy(kim, single.stripePriceId);
    for (const call of ['regenerateOrder', 'retryLineItems'])
      expect(await refusalOf(await stranger.post(call, { orderId }))).toEqual([
        404,
        'NOT_FOUND',
        'This order does not exist or is not yours.',
      ]);
  });
});

test('a document whose job died without a word is queued again', async () => {
  const mia = await someone();
  const orderId = await shop.buy(mia, single.stripePriceId);
  await shop.services.db.execute(sql`delete from pgboss.job`);
  const sweepAfter = async (ms: number) => {
    shop.clock.advance(ms);
    await resumeStalledOrders(shop.services);
    return (await shop.generate()).done;
  };
  expect(await sweepAfter(generation.stalledAfterMs / 2)).toEqual([]);
  expect(await sweepAfter(generation.stalledAfterMs)).toContain('generate-line-item');
  const [letter] = await shop.services.db.select().from(lineItems).where(eq(lineItems.orderId, orderId));
  expect(letter?.status).toBe('GENERATED');
});

test('what is tried again of an old order is made once, though lost documents are looked for meanwhile', async () => {
  const olga = await someone();
  const orderId = await shop.buy(olga, single.stripePriceId);
  await shop.services.db.execute(sql`delete from pgboss.job`);
  await shop.services.db.update(lineItems).set({ status: 'FAILED' }).where(eq(lineItems.orderId, orderId));
  shop.clock.advance(2 * generation.stalledAfterMs);
  await olga.post('retryLineItems', { orderId });
  await resumeStalledOrders(shop.services);
  const { done } = await shop.generate();
  expect(done.filter((name) => name === 'generate-line-item')).toHaveLength(1);
});

test('who wins a dispute is told of the documents that were finished meanwhile, once', async () => {
  const nina = await someone();
  const orderId = await shop.buy(nina, single.stripePriceId);
  const { paymentIntent } = await shop.orderRow(orderId);
  const { id } = await shop.sandbox.inLedger((ledger) => openDispute(ledger, paymentIntent ?? ''));
  await shop.runSandbox();
  await shop.generate();
  expect(await readyMailsTo(nina.email)).toHaveLength(0);
  await shop.sandbox.inLedger((ledger) => closeDispute(ledger, id, 'won'));
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await shop.runSandbox();
    await shop.generate();
  }
  expect(await readyMailsTo(nina.email)).toHaveLength(1);
});
