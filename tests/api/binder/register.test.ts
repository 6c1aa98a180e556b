import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BinderRevision } from '#shared/contract/binder.ts';
import { problems } from '#shared/problems.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';

const shop = await createBinderShop();
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  shop.takeFills();
});

const documents = async (filter: object = {}) => (await shop.binderOf(buyer, filter)).documents;
const idOf = async (title: string) => {
  const found = (await documents()).find((document) => document.title === title);
  if (!found) throw new Error(`There is no ${title} in the binder.`);
  return found.id;
};
const detailsOf = async (title: string) => shop.documentOf(buyer, await idOf(title));
const approve = async (titles: string[], given: object = {}) =>
  shop.approve(buyer, await Promise.all(titles.map(idOf)), given);
const regenerate = async (details: object) => {
  await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, ...details });
  await dataOf(await buyer.post('regenerateOrder', { orderId }));
};
const statesOf = ({ revisions }: { revisions: BinderRevision[] }) =>
  revisions.map(({ revision, state }) => `${revision} ${state}`);

const titles = async (filter: object) => (await documents(filter)).map(({ title }) => title);
const named = (title: string, key: keyof typeof problems) => `${title}: ${problems[key].message}`;
const withdraw = async (title: string) =>
  buyer.post('withdrawDocuments', {
    ids: [await idOf(title)],
    name: 'Ada',
    reason: 'We closed the kitchen',
  });
const review = async () => buyer.post('reviewDocuments', { ids: [await idOf('Cooling')], name: 'Ada' });

describe('what was bought', () => {
  test('enters the binder as a draft of the first revision', async () => {
    const binder = await shop.binderOf(buyer);
    expect(binder).toMatchObject({
      counts: { all: 2, draft: 2, inForce: 0, withdrawn: 0, approve: 2, update: 0, review: 0 },
      bundles: [{ orderId, name: 'Kitchen' }],
      total: 2,
    });
    expect(binder.documents).toMatchObject([
      { title: 'Cleaning', revision: 1, state: 'draft', effectiveDate: null, needs: ['approve'] },
      {
        title: 'Cooling',
        revision: 1,
        state: 'draft',
        draft: { revision: 1, reason: 'Bought', stage: 'waiting' },
      },
    ]);
  });

  test('is nobody else’s', async () => {
    const other = await shop.buyer(`other${people}@example.com`);
    expect((await shop.binderOf(other)).documents).toEqual([]);
    const id = await idOf('Cooling');
    const unknown = [404, 'NOT_FOUND', problems['binder.not-found'].message];
    expect(await refusalOf(await other.get('getBinderDocument', { id }))).toEqual(unknown);
    expect(await refusalOf(await shop.approve(other, [id]))).toEqual(unknown);
  });

  test('is found by its title, its state, its bundle and what needs doing', async () => {
    expect(await titles({ search: 'cool' })).toEqual(['Cooling']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ state: 'in-force' })).toEqual([]);
    expect(await titles({ need: 'approve', orderId })).toEqual(['Cleaning', 'Cooling']);
    expect(await titles({ limit: 1, page: 2 })).toEqual(['Cooling']);
  });
});

describe('an approved document', () => {
  test('is made again with who approved it, and is in force from today on', async () => {
    await dataOf(await approve(['Cooling']));
    expect(await detailsOf('Cooling')).toMatchObject({
      state: 'draft',
      draft: { stage: 'making' },
      needs: [],
    });
    await shop.work();
    expect(shop.takeFills()).toMatchObject([
      {
        title: 'Cooling',
        register: { revision: 1, approval: { name: 'Ada Byron', role: 'Manager' } },
      },
    ]);
    const { today, ...cooling } = await detailsOf('Cooling');
    expect(cooling).toMatchObject({ state: 'in-force', revision: 1, effectiveDate: today, draft: null });
    expect(cooling.revisions).toMatchObject([
      {
        state: 'in-force',
        isIssued: true,
        approval: { name: 'Ada Byron', statement: 'I approve this document for use at Lee Bakery' },
      },
    ]);
    // What needs doing comes first.
    expect((await documents()).map(({ title }) => title)).toEqual(['Cleaning', 'Cooling']);
  });

  test('is what the order hands out, and the hash in the register is that of the file', async () => {
    await approve(['Cooling']);
    await shop.work();
    const item = (await shop.itemsOf(buyer, orderId)).find(({ name }) => name === 'Cooling');
    if (!item) throw new Error('The order has lost a document.');
    const [revision] = (await detailsOf('Cooling')).revisions;
    for (const { format, sha256 } of revision?.files ?? []) {
      const bytes = await shop.fileOf(item, format);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    expect(revision?.files.map(({ format }) => format)).toEqual(['pdf', 'docx']);
  });

  test('waits for its day, and takes force by itself, in the time zone of the business', async () => {
    await dataOf(await buyer.post('setTimeZone', { timeZone: 'Pacific/Auckland' }));
    const { today } = await shop.binderOf(buyer);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    await dataOf(await approve(['Cooling'], { effectiveDate: tomorrow }));
    await shop.work();
    expect(await detailsOf('Cooling')).toMatchObject({
      state: 'draft',
      draft: { stage: 'approved', effectiveDate: tomorrow },
    });
    shop.clock.advance(86_400_000);
    expect(await detailsOf('Cooling')).toMatchObject({
      state: 'in-force',
      effectiveDate: tomorrow,
      draft: null,
    });
  });

  test('stays in force while a newer draft waits, and is superseded by it', async () => {
    await approve(['Cooling']);
    await shop.work();
    const [before] = (await detailsOf('Cooling')).revisions;
    await regenerate({ street: '9 New Street' });
    await shop.work();
    const waiting = await detailsOf('Cooling');
    expect(statesOf(waiting)).toEqual(['2 draft', '1 in-force']);
    expect(waiting.draft).toMatchObject({ revision: 2, reason: 'Address changed', stage: 'waiting' });
    expect(waiting.revisions[1]).toEqual(before);
    await approve(['Cooling']);
    await shop.work();
    expect(statesOf(await detailsOf('Cooling'))).toEqual(['2 in-force', '1 superseded']);
  });

  test('is drafted anew for another country, like for another address', async () => {
    await regenerate({ country: 'DE', state: '', zipCode: '10115' });
    await shop.work();
    await regenerate({ country: 'AT', state: '', zipCode: '1010' });
    await shop.work();
    const { revisions } = await detailsOf('Cooling');
    expect(revisions.map(({ reason }) => reason)).toEqual(['Address changed', 'Address changed', 'Bought']);
  });

  test('counts each change of details once', async () => {
    await regenerate({ city: 'Bend' });
    await shop.work();
    await regenerate({ city: 'Eugene', website: 'https://third.example' });
    await shop.work();
    const { revisions } = await detailsOf('Cooling');
    expect(revisions.map(({ revision, reason }) => [revision, reason])).toEqual([
      [3, 'Address and website changed'],
      [2, 'Address changed'],
      [1, 'Bought'],
    ]);
    expect(shop.takeFills().map(({ register }) => register?.revision)).toEqual([2, 2, 3, 3]);
    expect(new Set(revisions.flatMap(({ files }) => files.map(({ sha256 }) => sha256))).size).toBeGreaterThan(
      3,
    );
  });
});

describe('an approval', () => {
  test('is given once', async () => {
    await approve(['Cooling']);
    expect(await refusalOf(await approve(['Cleaning', 'Cooling']))).toEqual([
      409,
      'CONFLICT',
      named('Cooling', 'binder.nothing-to-approve'),
    ]);
    // All or none.
    expect(await detailsOf('Cleaning')).toMatchObject({ draft: { stage: 'waiting' } });
  });

  test('of two at the same time is one', async () => {
    const answers = await Promise.all([approve(['Cooling']), approve(['Cooling'])]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('is not given to a draft that nobody has looked at, nor to one that is being made', async () => {
    await regenerate({ street: '5 Elsewhere' });
    expect(await refusalOf(await approve(['Cooling']))).toEqual([
      409,
      'CONFLICT',
      named('Cooling', 'binder.being-made'),
    ]);
    await shop.work();
    expect(await refusalOf(await approve(['Cooling'], { revisions: [1] }))).toEqual([
      409,
      'CONFLICT',
      named('Cooling', 'binder.draft-changed'),
    ]);
    await dataOf(await approve(['Cooling'], { revisions: [2] }));
  });

  test('names today or a later day, within a year', async () => {
    for (const [effectiveDate, key] of [
      ['2020-01-01', 'binder.past-date'],
      ['2999-01-01', 'binder.far-date'],
    ] as const)
      expect(await refusalOf(await approve(['Cooling'], { effectiveDate }))).toEqual([
        400,
        'BAD_REQUEST',
        problems[key].message,
      ]);
    expect((await approve(['Cooling'], { name: ' ' })).status).toBe(400);
    expect((await approve(['Cooling'], { effectiveDate: 'soon' })).status).toBe(400);
  });

  test('is refused once the order was refunded, and the documents are in no binder', async () => {
    const id = await idOf('Cooling');
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect(await documents()).toEqual([]);
    expect(await refusalOf(await shop.approve(buyer, [id]))).toEqual([
      404,
      'NOT_FOUND',
      problems['binder.not-found'].message,
    ]);
  });
});

describe('a withdrawn document', () => {
  test('is in force no more, until a later draft is approved', async () => {
    await approve(['Cooling']);
    await shop.work();
    await dataOf(await withdraw('Cooling'));
    const withdrawn = await detailsOf('Cooling');
    expect(statesOf(withdrawn)).toEqual(['1 withdrawn']);
    expect(withdrawn.draft).toBeNull();
    expect(await refusalOf(await withdraw('Cooling'))).toEqual([
      409,
      'CONFLICT',
      `Cooling: ${problems['binder.already-withdrawn'].message}`,
    ]);
    shop.clock.advance(1000);
    await regenerate({ street: '2 Reopened Road' });
    await shop.work();
    await dataOf(await approve(['Cooling']));
    await shop.work();
    expect(await detailsOf('Cooling')).toMatchObject({ state: 'in-force', revision: 2 });
  });
});

test('a draft that is withdrawn waits for nobody, and can be approved all the same', async () => {
  const ids = [await idOf('Cooling')];
  await dataOf(await buyer.post('withdrawDocuments', { ids, name: 'Ada', reason: 'Not needed' }));
  expect((await shop.binderOf(buyer)).counts).toMatchObject({ withdrawn: 1, approve: 1 });
  shop.clock.advance(1000);
  await dataOf(await approve(['Cooling']));
  await shop.work();
  expect(await detailsOf('Cooling')).toMatchObject({ state: 'in-force' });
});

test('what is withdrawn before its day has come never comes into force', async () => {
  const { today } = await shop.binderOf(buyer);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await dataOf(await approve(['Cooling'], { effectiveDate: tomorrow }));
  await shop.work();
  shop.clock.advance(1000);
  const ids = [await idOf('Cooling')];
  await dataOf(await buyer.post('withdrawDocuments', { ids, name: 'Ada', reason: 'Not needed' }));
  shop.clock.advance(2 * 86_400_000);
  const { records, ...cooling } = await detailsOf('Cooling');
  expect(cooling).toMatchObject({ state: 'withdrawn', draft: null, revisions: [{ state: 'withdrawn' }] });
  expect(records.map(({ kind }) => kind)).not.toContain('in-force');
});

describe('a review', () => {
  test('without a change moves the next one, of what is in force', async () => {
    expect(await refusalOf(await review())).toEqual([
      409,
      'CONFLICT',
      `Cooling: ${problems['binder.not-in-force'].message}`,
    ]);
    await approve(['Cooling'], { reviewMonths: 2 });
    await shop.work();
    expect(await detailsOf('Cooling')).toMatchObject({ needs: [] });
    shop.clock.advance(40 * 86_400_000);
    const due = await detailsOf('Cooling');
    expect(due.needs).toEqual(['review']);
    await dataOf(await review());
    const reviewed = await detailsOf('Cooling');
    expect(reviewed.needs).toEqual([]);
    expect(Date.parse(reviewed.nextReview ?? '')).toBeGreaterThan(Date.parse(due.nextReview ?? ''));
  });
});

test('the time zone is one there is, and is told once', async () => {
  expect(await refusalOf(await buyer.post('setTimeZone', { timeZone: 'Mars/Olympus' }))).toEqual([
    400,
    'BAD_REQUEST',
    problems['binder.time-zone'].message,
  ]);
  await dataOf(await buyer.post('setTimeZone', { timeZone: 'Asia/Tokyo' }));
  await dataOf(await buyer.post('setTimeZone', { timeZone: 'Europe/Berlin' }));
  expect((await shop.binderOf(buyer)).timeZone).toBe('Asia/Tokyo');
});
