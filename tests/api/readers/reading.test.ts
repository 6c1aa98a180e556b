import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/accounts.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { acknowledgements, readers } from '#server/db/schema/binder/readers.ts';
import { findNewestMail } from '#server/modules/mailbox/outbox-repo.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { sweep } from '#server/modules/housekeeping/sweep.ts';
import type { DocumentComparison } from '#shared/contract/comparison.ts';
import { type Acknowledgement, READING_STATEMENT } from '#shared/contract/reading/reading.ts';
import { problems } from '#shared/problems.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';
import { findSecrets } from '#tests/support/find-secrets.ts';
import { dataOf, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { ALL_PAGES, createReadingShop, PAGES } from '#tests/support/shop/reading-shop.ts';

const shop = await createReadingShop();
const { db } = shop.services;

type Owner = Awaited<ReturnType<typeof shop.owner>>;
type Reader = Awaited<ReturnType<typeof shop.addReader>>;
let owner: Owner;
let rosa: Reader;
let people = 0;
let cleaning = 0;
let cooling = 0;

/** Most tests need somebody new to read, and none to buy. */
const arrive = async () => {
  owner = await shop.owner();
  [cleaning = 0, cooling = 0] = owner.documentIds;
};
beforeAll(arrive);

const comeToRead = async () => {
  rosa = await shop.addReader({
    customerId: owner.buyer.id,
    documentIds: [cleaning, cooling],
    email: `rosa${(people += 1)}@example.com`,
    dueOn: '2027-01-01',
  });
};
beforeEach(comeToRead);

const UNKNOWN = [404, 'NOT_FOUND', problems['reading.unknown-link'].message];
const NOT_ASSIGNED = [404, 'NOT_FOUND', problems['reading.not-assigned'].message];
const statesOf = async (token: string) =>
  (await shop.readingOf(token)).documents.map(({ id, state }) => [id, state]);
const readAll = async (token: string, id: number, revision = 1) => {
  await shop.readingOf(token, id);
  await dataOf(await shop.see(token, id, ALL_PAGES, revision));
  return dataOf<Acknowledgement>(await shop.acknowledge(token, id, { revision }));
};
const recordsOf = async (kind: 'acknowledged' | 'acknowledgement-refused') =>
  (await db.select().from(records).where(eq(records.customerId, owner.buyer.id)))
    .filter((record) => record.kind === kind)
    .map(({ content }) => (JSON.parse(content) as { data: Record<string, unknown> }).data)
    .filter(({ reader }) => reader === rosa.number);

const calls = (token: string, documentId: number) => [
  shop.call('getReading', { token, documentId }),
  shop.call('getReadingChanges', { token, documentId }),
  shop.see(token, documentId),
  shop.acknowledge(token, documentId),
];
const refusals = async (token: string, documentId = cleaning) =>
  Promise.all((await Promise.all(calls(token, documentId))).map(refusalOf));
const set = (change: Partial<typeof readers.$inferInsert>) =>
  db.update(readers).set(change).where(eq(readers.id, rosa.id));
const networkOf = async () =>
  (await db.select().from(acknowledgements).where(eq(acknowledgements.readerId, rosa.id)))[0]?.network;

describe('a reader', () => {
  test('sees what there is to read, reads it page by page, and says so', async () => {
    const before = await shop.readingOf(rosa.token);
    expect(before).toMatchObject({
      businessName: 'Lee Bakery',
      readerName: 'Rosa Diaz',
      canMail: true,
      statement: READING_STATEMENT,
      open: null,
    });
    expect(before.documents).toMatchObject([
      {
        id: cleaning,
        title: 'Cleaning',
        revision: 1,
        state: 'not-yet',
        dueOn: '2027-01-01',
        pageCount: PAGES,
      },
      { id: cooling, state: 'not-yet', pagesSeen: [], acknowledgedAt: null },
    ]);

    const { open } = await shop.readingOf(rosa.token, cleaning);
    expect(open?.pages.map(({ page, text }) => [page, text])).toEqual(
      ALL_PAGES.map((page) => [page, `What stands on page ${page}.`]),
    );
    const picture = await shop.fetch(open?.pages[0]?.src ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const sharp = await shop.fetch(open?.pages[0]?.sharp?.src ?? '');
    expect([sharp.status, sharp.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await shop.fetch((open?.pages[0]?.sharp?.src ?? '').replace('1.webp', '2.webp'))).status).toBe(
      403,
    );
    shop.clock.advance(90_000);
    await dataOf(await shop.see(rosa.token, cleaning, [2, 1]));
    expect((await shop.readingOf(rosa.token)).documents[0]).toMatchObject({
      state: 'reading',
      pagesSeen: [1, 2],
    });
    await dataOf(await shop.see(rosa.token, cleaning, [3]));
    const written = await dataOf<Acknowledgement>(await shop.acknowledge(rosa.token, cleaning));
    expect(written).toMatchObject({ revision: 1, sha256: open?.sha256, statement: READING_STATEMENT });
    // What is read goes to the end of the list.
    expect(await statesOf(rosa.token)).toEqual([
      [cooling, 'not-yet'],
      [cleaning, 'read'],
    ]);
    expect(await recordsOf('acknowledged')).toMatchObject([
      { reader: rosa.number, revision: 1, how: 'link', readingSeconds: 93, sha256: open?.sha256 },
    ]);
    const [row] = await db.select().from(acknowledgements).where(eq(acknowledgements.readerId, rosa.id));
    expect(row).toMatchObject({ typedName: 'Rosa Diaz', network: '203.0.113.0/24' });
  });

  test('goes on where they were, on another device as well; both may tell at once', async () => {
    await shop.readingOf(rosa.token, cleaning);
    await Promise.all(ALL_PAGES.map((page) => shop.see(rosa.token, cleaning, [page, page])));
    expect((await shop.readingOf(rosa.token)).documents.find(({ id }) => id === cleaning)?.pagesSeen).toEqual(
      ALL_PAGES,
    );
    const answers = await Promise.all([
      shop.acknowledge(rosa.token, cleaning),
      shop.acknowledge(rosa.token, cleaning),
    ]);
    const [one, other] = await Promise.all(answers.map((answer) => dataOf<Acknowledgement>(answer)));
    expect(one).toEqual(other);
    expect(await recordsOf('acknowledged')).toHaveLength(1);
  });

  test('who says it twice is told what was written down the first time', async () => {
    const first = await readAll(rosa.token, cleaning);
    shop.clock.advance(DAY);
    const second = await dataOf(await shop.acknowledge(rosa.token, cleaning, { name: 'Somebody Else' }));
    expect(second).toEqual(first);
  });

  test('is not believed to have read pages that were not on screen, and that it was said is written down once an hour', async () => {
    await dataOf(await shop.see(rosa.token, cleaning, [1, 3]));
    const refusal = [409, 'CONFLICT', problems['reading.unread-pages'].message];
    for (let tries = 0; tries < 3; tries += 1)
      expect(await refusalOf(await shop.acknowledge(rosa.token, cleaning))).toEqual(refusal);
    expect(await recordsOf('acknowledgement-refused')).toEqual([
      { reader: rosa.number, revision: 1, title: 'Cleaning', how: 'link', unseenPages: 1 },
    ]);
    shop.clock.advance(HOUR + MINUTE);
    await shop.acknowledge(rosa.token, cleaning);
    expect(await recordsOf('acknowledgement-refused')).toHaveLength(2);
    expect(await recordsOf('acknowledged')).toEqual([]);
    expect(await verifyRecords(db)).toMatchObject({ misfit: undefined });
  });

  test('is not believed to have read all of it within a moment, whatever was told', async () => {
    const told = { token: rosa.token, documentId: cleaning, revision: 1, pages: ALL_PAGES };
    await dataOf(await shop.call('recordPagesSeen', told));
    const refusal = [409, 'CONFLICT', problems['reading.unread-pages'].message];
    expect(await refusalOf(await shop.acknowledge(rosa.token, cleaning))).toEqual(refusal);
    expect(await recordsOf('acknowledgement-refused')).toMatchObject([{ unseenPages: PAGES }]);
    shop.clock.advance(SECOND);
    await dataOf(await shop.acknowledge(rosa.token, cleaning));
    expect(await recordsOf('acknowledged')).toMatchObject([{ readingSeconds: 1 }]);
  });

  test.each([
    ['page 0', { pages: [0] }],
    ['a page after the last', { pages: [PAGES + 1] }],
    ['half a page', { pages: [1.5] }],
    ['no page', { pages: [] }],
    ['very many pages', { pages: Array.from({ length: 51 }, () => 1) }],
  ])('cannot have seen %s', async (_, change) => {
    const input = { token: rosa.token, documentId: cleaning, revision: 1, ...change };
    expect((await shop.call('recordPagesSeen', input)).status).toBe(400);
    expect((await shop.readingOf(rosa.token)).documents[0]?.pagesSeen).toEqual([]);
  });

  test.each([
    ['no name', { name: '  ' }],
    ['nothing ticked', { agreed: false }],
  ])('says it with a name and the statement: not with %s', async (_, change) => {
    await dataOf(await shop.see(rosa.token, cleaning));
    expect((await shop.acknowledge(rosa.token, cleaning, change)).status).toBe(400);
    expect(await recordsOf('acknowledged')).toEqual([]);
  });

  test('gets a copy by mail at the address they are listed with, and not more than some a day', async () => {
    await dataOf(await shop.see(rosa.token, cleaning));
    const { sha256, copy } = await dataOf<Acknowledgement>(
      await shop.acknowledge(rosa.token, cleaning, { wantsCopy: true }),
    );
    expect(copy).toBe('sent');
    await shop.work();
    const mail = await findNewestMail(db, rosa.email ?? '');
    expect(mail?.subject).toBe('You have read Cleaning');
    for (const said of ['Revision: 1', sha256, READING_STATEMENT, 'Rosa Diaz', 'Lee Bakery'])
      expect(mail?.text).toContain(said);
    const copies: string[] = [];
    for (let tries = 0; tries < 22; tries += 1)
      copies.push(
        (await dataOf<Acknowledgement>(await shop.acknowledge(rosa.token, cleaning, { wantsCopy: true })))
          .copy,
      );
    expect([copies[0], copies.at(-1)]).toEqual(['sent', 'not-sent']);
  });

  test('without an address gets no copy', async () => {
    const bo = await shop.addReader({ customerId: owner.buyer.id, documentIds: [cleaning], name: 'Bo Lin' });
    await dataOf(await shop.see(bo.token, cleaning));
    expect(await dataOf(await shop.acknowledge(bo.token, cleaning, { wantsCopy: true }))).toMatchObject({
      copy: 'not-sent',
    });
  });
});

describe('a new revision', () => {
  beforeEach(async () => {
    await arrive();
    await comeToRead();
    await readAll(rosa.token, cleaning);
  });

  test('that is substantial asks whoever has read the one before, and shows what changed', async () => {
    await shop.revise(owner.buyer, owner.orderId);
    const { documents, open } = await shop.readingOf(rosa.token, cleaning);
    expect(documents.find(({ id }) => id === cleaning)).toMatchObject({
      state: 'outdated',
      revision: 2,
      pagesSeen: [],
      acknowledgedAt: null,
    });
    expect(open?.change).toEqual({ sinceRevision: 1, reasons: ['Address changed'] });
    const changes = await dataOf<DocumentComparison>(
      await shop.call('getReadingChanges', { token: rosa.token, documentId: cleaning }),
    );
    expect(changes.counts.changed).toBe(1);
    await readAll(rosa.token, cleaning, 2);
    expect((await shop.readingOf(rosa.token, cleaning)).open?.change).toBeNull();
  });

  test('that is editorial leaves them as they are', async () => {
    await shop.revise(owner.buyer, owner.orderId, { isEditorial: true });
    const { documents, open } = await shop.readingOf(rosa.token, cleaning);
    expect(documents.find(({ id }) => id === cleaning)).toMatchObject({ state: 'read', revision: 2 });
    expect(open?.change).toBeNull();
    const input = { token: rosa.token, documentId: cleaning };
    expect((await shop.call('getReadingChanges', input)).status).toBe(404);
  });

  test('that came into force while the one before was on screen is named', async () => {
    await dataOf(await shop.see(rosa.token, cooling));
    await shop.revise(owner.buyer, owner.orderId);
    const refusal = [
      409,
      'CONFLICT',
      'Revision 2 of this document has come into force. Please read that one.',
    ];
    expect(await refusalOf(await shop.acknowledge(rosa.token, cooling))).toEqual(refusal);
    expect(await refusalOf(await shop.see(rosa.token, cooling))).toEqual(refusal);
  });
});

describe('nobody reads', () => {
  beforeEach(async () => {
    await arrive();
    await comeToRead();
  });

  test('with an address that was taken back, or after they were removed', async () => {
    await set({ linkHash: null });
    expect(new Set((await refusals(rosa.token)).map(String))).toEqual(new Set([String(UNKNOWN)]));
    const other = await shop.addReader({ customerId: owner.buyer.id, documentIds: [cleaning] });
    await db.update(readers).set({ removedAt: shop.clock.now() }).where(eq(readers.id, other.id));
    expect(new Set((await refusals(other.token)).map(String))).toEqual(new Set([String(UNKNOWN)]));
  });

  test('anything of a business whose account is closed, or whose order was refunded', async () => {
    await db.update(customers).set({ disabledAt: shop.clock.now() }).where(eq(customers.id, owner.buyer.id));
    expect(new Set((await refusals(rosa.token)).map(String))).toEqual(new Set([String(UNKNOWN)]));
    await db.update(customers).set({ disabledAt: null }).where(eq(customers.id, owner.buyer.id));
    const { open } = await shop.readingOf(rosa.token, cleaning);
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId: owner.orderId }));
    expect(new Set((await refusals(rosa.token)).map(String))).toEqual(new Set([String(UNKNOWN)]));
    // Nor by an address of a picture from before.
    expect((await shop.fetch(open?.pages[0]?.src ?? '')).status).toBeGreaterThanOrEqual(400);
    expect((await shop.fetch(open?.pages[0]?.sharp?.src ?? '')).status).toBe(404);
  });

  test('what is not assigned to them, of their own business or of another', async () => {
    const bo = await shop.addReader({ customerId: owner.buyer.id, documentIds: [cooling], name: 'Bo Lin' });
    const other = await shop.owner();
    for (const id of [cleaning, other.documentIds[0] ?? 0, 999_999])
      expect(new Set((await refusals(bo.token, id)).map(String))).toEqual(new Set([String(NOT_ASSIGNED)]));
    expect(await statesOf(bo.token)).toEqual([[cooling, 'not-yet']]);
  });

  test('what is not in force', async () => {
    await dataOf(
      await owner.buyer.post('withdrawDocuments', { ids: [cleaning], name: 'Ada', reason: 'Closed' }),
    );
    expect(new Set((await refusals(rosa.token)).map(String))).toEqual(new Set([String(NOT_ASSIGNED)]));
    expect(await statesOf(rosa.token)).toEqual([[cooling, 'not-yet']]);
  });
});

describe('the token of a reader', () => {
  beforeAll(arrive);

  test('is long, stored as its hash alone, in no address of a call, and in no log', async () => {
    expect(rosa.token).toHaveLength(43);
    await readAll(rosa.token, cleaning);
    await shop.fetch(`/read/${rosa.token}`);
    await shop.fetch(`/read/${rosa.token}?document=${cleaning}`);
    expect((await shop.fetch(pathOf('public', 'getReading', { token: rosa.token }))).status).toBe(405);
    expect(JSON.stringify(await db.select().from(readers))).not.toContain(rosa.token);
    expect(shop.logLines.some((line) => line.includes('"path":"/read/[secret]"'))).toBe(true);
    expect(shop.logLines.flatMap((line) => findSecrets(line, [rosa.token]))).toEqual([]);
  });

  test('belongs to a page that nobody keeps, lists, or tells others of', async () => {
    const { headers } = await shop.fetch(`/read/${rosa.token}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  test('is not guessed: whoever tries many is answered nothing for a while, also with a good one', async () => {
    const from = '198.51.100.9';
    const guess = (token: string) => shop.call('getReading', { token }, from);
    expect(await refusalOf(await guess('x'.repeat(43)))).toEqual(UNKNOWN);
    for (let tries = 1; tries < 60; tries += 1) await guess(`${tries}`.padStart(43, 'x'));
    const refused = await guess(rosa.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await shop.call('getReading', { token: rosa.token }, '198.51.101.9')).status).toBe(200);
    shop.clock.advance(11 * MINUTE);
    expect((await guess(rosa.token)).status).toBe(200);
  });
});

describe('where an acknowledgement came from', () => {
  test('is forgotten after 90 days, and the records still fit', async () => {
    await readAll(rosa.token, cleaning);
    shop.clock.advance(89 * DAY);
    await sweep(shop.services, AbortSignal.timeout(60_000));
    expect(await networkOf()).toBe('203.0.113.0/24');
    shop.clock.advance(2 * DAY);
    await sweep(shop.services, AbortSignal.timeout(60_000));
    expect(await networkOf()).toBeNull();
    expect(await verifyRecords(db)).toMatchObject({ misfit: undefined });
  });
});
