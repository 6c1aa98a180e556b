import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminDocument } from '#shared/contract/document.ts';
import type { UpdatePage, UpdateReach } from '#shared/contract/updates.ts';
import { binder } from '#shared/limits/binder.ts';
import { problems } from '#shared/problems.ts';
import { DAY } from '#shared/units.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';
import { docxFile, formOf, xlsxFile } from '#tests/support/templates/documents-shop.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';

const shop = await createBinderShop();

let sold: Awaited<ReturnType<typeof shop.sellDocuments>>;
let people = 0;
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  sold = await shop.sellDocuments(`Kitchen ${people}`, [{ name: 'Cooling' }, { name: 'Cleaning' }]);
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, sold.stripePriceId);
  await shop.work();
  shop.takeFills();
});

const [COOLING, CLEANING] = [0, 1];
const templateId = (which: number) => sold.documentIdList[which] ?? 0;

const send = async (call: string, form: FormData) =>
  shop.fetch(`/api/admin/${call}`, { method: 'POST', headers: await shop.asAdmin.headers(), body: form });

const newFile = (name = 'Cooling.docx') =>
  docxFile(name, buildDocx({ body: p('Now for {{business_name}}') }));

/** With what is said of it; the version is complete. */
const replace = async (which: number, change: { note?: string; kind?: string } = {}) => {
  const answer = await send(
    'replaceDocument',
    formOf([newFile()], { id: String(templateId(which)), ...change }),
  );
  expect(answer.status).toBe(200);
  await shop.work();
};

const updatesOf = async (owner = buyer) => dataOf<UpdatePage>(await owner.get('getUpdates'));
const idOf = async (title: string) => {
  const found = (await shop.binderOf(buyer)).documents.find((document) => document.title === title);
  if (!found) throw new Error(`There is no ${title} in the binder.`);
  return found.id;
};
const accept = async (titles: string[]) =>
  buyer.post('acceptUpdate', { ids: await Promise.all(titles.map(idOf)) });
const decline = async (titles: string[]) =>
  buyer.post('declineUpdate', { ids: await Promise.all(titles.map(idOf)) });
const reachOf = async (which: number) =>
  dataOf<UpdateReach[]>(await shop.asAdmin.get('getUpdateReach', { id: templateId(which) }));
const documentOf = async () => {
  const all = await dataOf<AdminDocument[]>(await shop.asAdmin.get('documents'));
  return all.find(({ id }) => id === templateId(COOLING));
};
const NOTHING = { updates: [], total: 0 };

describe('a replaced template', () => {
  test('is offered to its owners with what is new, and to nobody else', async () => {
    expect(await updatesOf()).toEqual(NOTHING);
    await replace(COOLING, { note: ' Cooling times follow\nthe 2026 code ', kind: 'editorial' });
    const { updates, total } = await updatesOf();
    expect(total).toBe(1);
    expect(updates).toMatchObject([
      {
        title: 'Cooling',
        bundle: { orderId },
        fromVersion: 1,
        toVersion: 2,
        kind: 'editorial',
        notes: [{ version: 2, note: 'Cooling times follow the 2026 code', wasDeclined: false }],
        isBeingMade: false,
      },
    ]);
    expect(await shop.binderOf(buyer, { need: 'update' })).toMatchObject({ counts: { update: 1 }, total: 1 });
    expect(await updatesOf(await shop.buyer(`stranger${people}@example.com`))).toEqual(NOTHING);
  });

  test('without a note is sold from then on, and its owners hear nothing', async () => {
    await replace(COOLING);
    expect(await updatesOf()).toEqual(NOTHING);
    expect(await reachOf(COOLING)).toEqual([]);
  });

  test('brings what came after it along: without a note of its own, or with another workbook', async () => {
    await replace(COOLING, { note: 'Times', kind: 'editorial' });
    await replace(COOLING, { note: 'Limits', kind: 'substantial' });
    await replace(COOLING);
    const workbook = xlsxFile('log.xlsx', buildXlsx());
    expect(
      (await send('uploadWorkbook', formOf([workbook], { id: String(templateId(COOLING)) }))).status,
    ).toBe(200);
    const [update] = (await updatesOf()).updates;
    expect(update).toMatchObject({ fromVersion: 1, toVersion: 5, kind: 'substantial' });
    expect(update?.notes.map(({ note }) => note)).toEqual(['Limits', 'Times']);
  });

  test('is told of where files of the same name are uploaded', async () => {
    const replaces = `0:${templateId(COOLING)},1:${templateId(CLEANING)}`;
    const files = [newFile(), newFile('Cleaning.docx')];
    expect((await send('uploadDocuments', formOf(files, { replaces, note: 'New rules' }))).status).toBe(200);
    await shop.work();
    const { updates } = await updatesOf();
    expect(updates.map(({ title, notes }) => [title, notes[0]?.note, notes[0]?.kind])).toEqual([
      ['Cleaning', 'New rules', 'substantial'],
      ['Cooling', 'New rules', 'substantial'],
    ]);
  });

  test('is not taken with a note that no document could print, nor with a kind there is not', async () => {
    const changes: Record<string, string>[] = [
      { note: `\u202Egnirts` },
      { note: 'x'.repeat(binder.changeNoteLength + 1) },
      { note: 'New', kind: 'huge' },
    ];
    for (const change of changes)
      expect(
        (await send('replaceDocument', formOf([newFile()], { id: String(templateId(COOLING)), ...change })))
          .status,
      ).toBe(400);
    await shop.work();
    expect(await updatesOf()).toEqual(NOTHING);
  });

  test('is no news while updates are not included any more', async () => {
    await dataOf(await shop.asAdmin.post('updateProduct', { id: sold.id, updateMonths: 2 }));
    await replace(COOLING, { note: 'In time' });
    expect((await updatesOf()).total).toBe(1);
    shop.clock.advance(63 * DAY);
    expect(await updatesOf()).toEqual(NOTHING);
    expect(await refusalOf(await accept(['Cooling']))).toEqual([
      409,
      'CONFLICT',
      `Cooling: ${problems['binder.no-update'].message}`,
    ]);
  });
});

describe('an accepted update', () => {
  test('is a draft of the next revision, of that document alone, with the details of its order', async () => {
    await shop.approve(buyer, [await idOf('Cooling')]);
    await shop.work();
    await replace(COOLING, { note: 'Cooling times follow the 2026 code' });
    await replace(CLEANING, { note: 'Sanitizer' });
    await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, name: 'Not yet printed' });
    shop.takeFills();
    await dataOf(await accept(['Cooling']));
    expect((await updatesOf()).updates).toMatchObject([{ title: 'Cleaning', isBeingMade: true }]);
    await shop.work();
    expect(shop.takeFills()).toMatchObject([
      { title: 'Cooling', values: { business_name: 'Lee Bakery' }, register: { revision: 2 } },
    ]);
    const cooling = await shop.documentOf(buyer, await idOf('Cooling'));
    expect(cooling).toMatchObject({
      state: 'in-force',
      revision: 1,
      draft: { revision: 2, reason: 'Cooling times follow the 2026 code', stage: 'waiting' },
    });
    expect(cooling.records.map(({ kind }) => kind).slice(-3)).toEqual(['update-accepted', 'drafted', 'made']);
    expect(cooling.records.at(-3)?.data).toMatchObject({ fromVersion: 1, toVersion: 2 });
    expect(await reachOf(COOLING)).toMatchObject([{ version: 2, owners: 1, accepted: 1, undecided: 0 }]);
  });

  test('is made of the newest version, from then on', async () => {
    await replace(COOLING, { note: 'First' });
    await replace(COOLING, { note: 'Second' });
    await dataOf(await accept(['Cooling']));
    await shop.work();
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.work();
    const item = (await shop.itemsOf(buyer, orderId)).find(({ name }) => name === 'Cooling');
    if (!item) throw new Error('The order has lost a document.');
    expect((await shop.documentOf(buyer, await idOf('Cooling'))).revisions[1]?.reason).toBe('First; Second');
    expect(await updatesOf()).toEqual(NOTHING);
  });

  test('is refused while the order is being made, after a refund, without an update, and to anybody else', async () => {
    await replace(COOLING, { note: 'Times' });
    const [cooling, cleaning] = [await idOf('Cooling'), await idOf('Cleaning')];
    const other = await shop.buyer(`other${people}@example.com`);
    const unknown = [404, 'NOT_FOUND', problems['binder.not-found'].message];
    for (const call of ['acceptUpdate', 'declineUpdate']) {
      expect(await refusalOf(await other.post(call, { ids: [cooling] }))).toEqual(unknown);
      // All or none.
      expect(await refusalOf(await buyer.post(call, { ids: [cooling, cleaning] }))).toEqual([
        409,
        'CONFLICT',
        `Cleaning: ${problems['binder.no-update'].message}`,
      ]);
    }
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    expect(await refusalOf(await accept(['Cooling']))).toEqual([
      409,
      'CONFLICT',
      `Cooling: ${problems['binder.order-being-made'].message}`,
    ]);
    await shop.work();
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect(await refusalOf(await buyer.post('acceptUpdate', { ids: [cooling] }))).toEqual(unknown);
    expect(await updatesOf()).toEqual(NOTHING);
    expect(await reachOf(COOLING)).toMatchObject([{ owners: 0 }]);
  });

  test('of two at the same time is one', async () => {
    await replace(COOLING, { note: 'Times' });
    const answers = await Promise.all([accept(['Cooling']), accept(['Cooling'])]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await shop.work();
    expect((await shop.documentOf(buyer, await idOf('Cooling'))).revisions).toHaveLength(2);
  });
});

describe('a declined update', () => {
  test('is not offered again, and comes along with a later one', async () => {
    await replace(COOLING, { note: 'Times', kind: 'editorial' });
    await dataOf(await decline(['Cooling']));
    expect(await updatesOf()).toEqual(NOTHING);
    expect((await shop.documentOf(buyer, await idOf('Cooling'))).records.at(-1)).toMatchObject({
      kind: 'update-declined',
      data: { notes: [{ version: 2, note: 'Times', kind: 'editorial' }] },
    });
    expect(await reachOf(COOLING)).toMatchObject([{ owners: 1, declined: 1, undecided: 0 }]);
    await replace(COOLING, { note: 'Limits' });
    expect((await updatesOf()).updates[0]?.notes).toMatchObject([
      { note: 'Limits', wasDeclined: false },
      { note: 'Times', wasDeclined: true },
    ]);
    expect(await reachOf(COOLING)).toMatchObject([
      { version: 3, undecided: 1 },
      { version: 2, declined: 1 },
    ]);
    await dataOf(await accept(['Cooling']));
    await shop.work();
    expect(await reachOf(COOLING)).toMatchObject([
      { version: 3, accepted: 1 },
      { version: 2, accepted: 1, declined: 0 },
    ]);
  });
});

describe('what administrators say of a template', () => {
  test('is what the binders of its next buyers begin with', async () => {
    expect(await documentOf()).toMatchObject({
      register: { number: '', owner: '', reviewMonths: 12 },
      isOwned: true,
    });
    const register = { number: 'SOP-FOOD-03', owner: 'Kitchen manager', reviewMonths: 6 };
    await dataOf(await shop.asAdmin.post('setDocumentRegister', { id: templateId(COOLING), ...register }));
    expect(await documentOf()).toMatchObject({ register });
    const next = await shop.buyer(`next${people}@example.com`);
    await shop.buy(next, sold.stripePriceId);
    await shop.work();
    const { documents } = await shop.binderOf(next, { search: 'sop-food' });
    expect(documents).toMatchObject([{ title: 'Cooling', number: 'SOP-FOOD-03', owner: 'Kitchen manager' }]);
    expect(shop.takeFills().find(({ title }) => title === 'Cooling')?.register).toMatchObject({
      number: 'SOP-FOOD-03',
    });
  });

  test('can be printed, and is of a document there is', async () => {
    const given = { id: templateId(COOLING), number: 'SOP', owner: '', reviewMonths: 12 };
    const set = async (changed: object) =>
      (await shop.asAdmin.post('setDocumentRegister', { ...given, ...changed })).status;
    expect(await set({ number: '\u{13000}' })).toBe(422);
    expect(await set({ reviewMonths: 0 })).toBe(400);
    expect(await set({ number: 'x'.repeat(binder.numberLength + 1) })).toBe(400);
    expect(await set({ id: 2_000_000_000 })).toBe(404);
  });
});
