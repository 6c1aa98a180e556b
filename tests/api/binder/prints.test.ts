import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { orders } from '#server/db/schema/orders.ts';
import { upsertBusiness } from '#server/modules/accounts/customer-repo.ts';
import { printLimits } from '#server/modules/binder/prints/print-limits.ts';
import type { DocumentPrint, PrintStatus } from '#shared/is-current/print-status.ts';
import { DAY } from '#shared/units.ts';
import { findSecrets } from '#tests/support/find-secrets.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { answerOf, dataOf, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';

const shop = await createBinderShop();
const { db } = shop.services;
const ODD = 'Cooling <b>hot</b> & "cold"';
const bundle = await shop.sellDocuments('Kitchen', [{ name: ODD }]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
let id = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  id = (await shop.binderOf(buyer)).documents[0]?.id ?? 0;
});

const codeOf = async (revision: number) => {
  const isRevision = and(eq(binderRevisions.documentId, id), eq(binderRevisions.number, revision));
  const [found] = await db.select({ code: binderRevisions.code }).from(binderRevisions).where(isRevision);
  return found?.code ?? '';
};
const ask = (code: string, from = '198.51.100.7') =>
  shop.fetch(pathOf('public', 'isCurrent', { code }), { from });
const statusOf = async (revision: number) => dataOf<DocumentPrint>(await ask(await codeOf(revision)));
const open = (code: string, from = '198.51.100.7') => shop.fetch(`/is-current/${code}`, { from });
const wordsOn = async (revision: number) => {
  const page = await open(await codeOf(revision));
  const text = (await page.text()).replaceAll(/<style>[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, ' ');
  return { page, text: text.replaceAll(/\s+/g, ' ') };
};
const approve = async (given: object = {}) => {
  await dataOf(await shop.approve(buyer, [id], given));
  await shop.work();
};
const close = (closedBy: 'administrator' | 'dispute') =>
  db.update(orders).set({ closedBy }).where(eq(orders.id, orderId));
/** Another address, and with it the next revision. */
const move = async (street: string) => {
  await upsertBusiness(db, buyer.id, { ...BUSINESS, street }, shop.clock.now());
  await dataOf(await buyer.post('regenerateOrder', { orderId }));
  await shop.work();
};

describe('a print whose code is scanned', () => {
  test('is a draft until somebody has approved it', async () => {
    expect(await statusOf(1)).toEqual({
      state: 'draft',
      business: BUSINESS.name,
      title: ODD,
      number: '',
      revision: 1,
      day: null,
      current: null,
      timeZone: 'America/New_York',
      checkedAt: shop.clock.now().toISOString(),
    });
    const { page, text } = await wordsOn(1);
    expect(page.status).toBe(200);
    expect(text).toContain('Draft Nobody has approved this revision yet.');
  });

  test('is in force from its day on, by the clock alone', async () => {
    const { today } = await shop.binderOf(buyer);
    await approve({ effectiveDate: addDay(today) });
    expect(await statusOf(1)).toMatchObject({ state: 'approved', day: addDay(today), current: null });
    expect((await wordsOn(1)).text).toContain('Not in force yet Approved, takes effect on');
    shop.clock.advance(DAY);
    expect(await statusOf(1)).toMatchObject({ state: 'in-force', day: addDay(today), current: null });
    expect((await wordsOn(1)).text).toContain('In force This print is the current revision, in force since');
  });

  test('is superseded once another is in force, which is named, and not before', async () => {
    await approve();
    const { day } = await statusOf(1);
    await move('9 New Street');
    expect(await statusOf(1)).toMatchObject({ state: 'in-force', current: null });
    const since = { revision: 1, since: day };
    expect(await statusOf(2)).toMatchObject({ state: 'draft', current: since });
    expect((await wordsOn(2)).text).toContain('In force is revision 1, since');
    const { today } = await shop.binderOf(buyer);
    await approve({ effectiveDate: addDay(today) });
    expect(await statusOf(2)).toMatchObject({ state: 'approved', day: addDay(today), current: since });
    shop.clock.advance(DAY);
    const current = { revision: 2, since: addDay(today) };
    expect(await statusOf(1)).toMatchObject({ state: 'superseded', revision: 1, day: null, current });
    expect(await statusOf(2)).toMatchObject({ state: 'in-force', revision: 2, current: null });
    expect((await wordsOn(1)).text).toContain('Superseded Do not use this print. In force is revision 2,');
  });

  test('is withdrawn with its document, until another revision is in force', async () => {
    await approve();
    shop.clock.advance(DAY);
    const { today } = await shop.binderOf(buyer);
    await dataOf(await buyer.post('withdrawDocuments', { ids: [id], name: 'Ada', reason: 'Sold' }));
    expect(await statusOf(1)).toMatchObject({ state: 'withdrawn', day: today, current: null });
    expect((await wordsOn(1)).text).toContain(
      'Withdrawn Do not use this print. The document was withdrawn on',
    );
    await move('10 Other Street');
    expect(await statusOf(1)).toMatchObject({ state: 'withdrawn' });
    expect(await statusOf(2)).toMatchObject({ state: 'draft', current: null });
    shop.clock.advance(1000);
    await approve();
    expect(await statusOf(1)).toMatchObject({ state: 'superseded', current: { revision: 2 } });
  });

  test('is of no use once its purchase was refunded', async () => {
    await approve();
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect(await statusOf(1)).toMatchObject({ state: 'refunded', day: null, current: null });
    expect((await wordsOn(1)).text).toContain('No longer valid Do not use this print. Its purchase was');
  });

  test('is of no use once its purchase, for which nothing was paid, was closed; not while a bank asks', async () => {
    await approve();
    await close('dispute');
    expect(await statusOf(1)).toMatchObject({ state: 'in-force' });
    await close('administrator');
    expect(await statusOf(1)).toMatchObject({ state: 'refunded', day: null, current: null });
  });

  test('is told of although its owner may no longer sign in', async () => {
    await approve();
    await dataOf(await shop.asAdmin.post('disableCustomer', { id: buyer.id }));
    expect(await statusOf(1)).toMatchObject({ state: 'in-force' });
  });

  test('says what business and which title it is of, as text, and nothing of what it says', async () => {
    const { text } = await wordsOn(1);
    expect(await (await open(await codeOf(1))).text()).not.toContain('<b>hot');
    expect(text).toContain(BUSINESS.name);
    expect(text).toContain('Cooling &lt;b&gt;hot&lt;/b&gt; &amp; &quot;cold&quot;');
    for (const kept of [BUSINESS.street, buyer.email, 'For Lee']) expect(text).not.toContain(kept);
    expect(Object.keys(await statusOf(1)).toSorted()).toEqual(
      [
        'business',
        'checkedAt',
        'current',
        'day',
        'number',
        'revision',
        'state',
        'timeZone',
        'title',
      ].toSorted(),
    );
  });

  test('is looked at without scripts, kept by no cache and listed by no search engine', async () => {
    const { page } = await wordsOn(1);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
    const text = await (await open(await codeOf(1))).text();
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('<script');
    expect(await (await shop.fetch('/robots.txt')).text()).toContain('Disallow: /is-current/');
    const call = await ask(await codeOf(1));
    expect(call.headers.get('cache-control')).toBe('no-store');
  });

  test('of a sample says that it is one, and no word more', async () => {
    expect(await dataOf<PrintStatus>(await ask('sample'))).toEqual({ state: 'sample' });
    const page = await open('sample');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Only a sample')]);
  });
});

describe('a code that nobody knows', () => {
  const wrong = ['a'.repeat(18), 'a'.repeat(17), 'x', '..%2F..', 'é'.repeat(9), "' or 1=1 --", 'a/b', ''];

  test('is answered in one way, whatever it looks like, with what to do', async () => {
    const pages = await Promise.all(wrong.map((code, index) => open(code, `203.0.113.${index}`)));
    const shapes = await Promise.all(pages.map(async (page) => `${page.status} ${await page.text()}`));
    expect(new Set(shapes).size).toBe(1);
    expect(shapes[0]).toMatch(/^404 [\s\S]*Unknown code[\s\S]*Scan it once more/);
    const refusals = await Promise.all(wrong.map(async (code) => refusalOf(await ask(code, '203.0.113.99'))));
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect(refusals[0]?.slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    shop.clock.advance(DAY);
  });

  test('counts: whoever tries many learns nothing more for a while, not even of a right one', async () => {
    const [guesser, neighbour] = ['192.0.2.1', '203.0.112.1'];
    const code = await codeOf(1);
    const [{ count, windowMs }] = printLimits.misses;
    for (let guess = 0; guess < count; guess += 1) {
      const answer = guess % 2 ? await open(`b${guess}`, guesser) : await ask(`b${guess}`, guesser);
      expect(answer.status).toBe(404);
    }
    const page = await open(code, guesser);
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, String(windowMs / 1000)]);
    expect(await page.text()).toContain('Scan again in 10 minutes.');
    expect((await answerOf(await ask(code, guesser))).status).toBe(429);
    expect((await open(code, neighbour)).status).toBe(200);
    expect((await open('sample', guesser)).status).toBe(200);
    shop.clock.advance(windowMs);
    expect((await open(code, guesser)).status).toBe(200);
  });

  test('is not what a right one is: those are scanned as often as there are walls', async () => {
    const code = await codeOf(1);
    for (let scan = 0; scan < printLimits.misses[0].count + 5; scan += 1)
      expect((await open(code, '192.0.2.77')).status).toBe(200);
  });
});

test('a code is in no log', async () => {
  const code = await codeOf(1);
  await open(code);
  await ask(code);
  await open('c'.repeat(18));
  expect(shop.logLines.filter((line) => line.includes('/is-current/')).length).toBeGreaterThan(1);
  expect(shop.logLines.flatMap((line) => findSecrets(line, [code, 'c'.repeat(18)]))).toEqual([]);
});

test('each revision prints a code of its own, before and after its approval', async () => {
  shop.takeFills();
  await approve();
  await move('11 Third Street');
  const printed = shop.takeFills().map(({ isCurrentUrl }) => isCurrentUrl);
  expect(printed).toEqual(
    [await codeOf(1), await codeOf(2)].map((code) => `http://localhost:3000/is-current/${code}`),
  );
});

function addDay(day: string) {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}
