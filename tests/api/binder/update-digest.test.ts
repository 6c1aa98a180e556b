import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outboxMails } from '#server/db/schema/mails.ts';
import { sendUpdateDigest } from '#server/modules/binder/updates/digest/send-update-digest.ts';
import { tellUpdates } from '#server/modules/binder/updates/digest/tell-updates.ts';
import type { Services } from '#server/kernel/services.ts';
import { DAY, HOUR } from '#shared/units.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { versionOf } from '#tests/support/shop/catalog-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';

const shop = await createBinderShop();
const { services } = shop;

let sold: Awaited<ReturnType<typeof shop.sellDocuments>>;
let round = 0;
beforeEach(async () => {
  round += 1;
  sold = await shop.sellDocuments(`Kitchen ${round}`, [{ name: 'Cooling' }, { name: 'Cleaning' }]);
});

let people = 0;
const owner = async () => {
  people += 1;
  const buyer = await shop.buyer(`owner${people}@example.com`);
  const orderId = await shop.buy(buyer, sold.stripePriceId);
  await shop.work();
  return { ...buyer, orderId };
};

/** As if a replacement had been processed. */
const replace = async (which: number, changeNote: string) => {
  const templateId = sold.documentIdList[which] ?? 0;
  const [{ number } = { number: 1 }] = await services.db
    .select({ number: templateVersions.number })
    .from(templateVersions)
    .orderBy(desc(templateVersions.id))
    .limit(1);
  const version = versionOf(templateId, {
    number: number + 1,
    status: 'complete',
    hasWorkbook: false,
    uploadedBy: shop.asAdmin.id,
    createdAt: services.clock.now(),
  });
  await services.db
    .insert(templateVersions)
    .values({ ...version, sourcePath: `t${templateId}v1.docx`, changeNote });
};

const tell = (replaced: Partial<Services> = {}) =>
  tellUpdates({ ...services, ...replaced }, new AbortController().signal);
const hour = async () => {
  await tell();
  await shop.work();
  shop.clock.advance(HOUR);
};
const mailsTo = async ({ email }: Pick<Buyer, 'email'>) => {
  const mails = await services.db.select().from(outboxMails);
  return mails.filter(({ recipient, subject }) => recipient === email && /update/i.test(subject));
};

test('an owner gets all updates in one mail, once, and the next not before a week is over', async () => {
  const ann = await owner();
  await replace(0, 'Cooling times follow the 2026 code');
  await replace(1, 'Sanitizer limits');
  await hour();
  await hour();
  const [first, ...more] = await mailsTo(ann);
  expect(more).toEqual([]);
  expect(first?.subject).toBe('Updates are available for 2 documents');
  expect(first?.text).toContain('Cooling\nCooling times follow the 2026 code (substantial change)');
  expect(first?.text).toContain(`${services.config.publicUrl.origin}/binder/updates`);
  await replace(0, 'Times once more');
  await hour();
  expect(await mailsTo(ann)).toHaveLength(1);
  shop.clock.advance(7 * DAY);
  await hour();
  await hour();
  const [, second, ...none] = await mailsTo(ann);
  expect(none).toEqual([]);
  expect(second?.subject).toBe('An update is available for your document');
  expect(second?.text).toContain('Times once more');
  expect(second?.text).not.toContain('2026 code');
});

test('nobody hears of what was decided, refunded, disputed or bought after it', async () => {
  const [decided, refunded, disputed] = [await owner(), await owner(), await owner()];
  await replace(0, 'Times');
  const late = await owner();
  const { documents } = await shop.binderOf(decided, { need: 'update' });
  await dataOf(await decided.post('declineUpdate', { ids: documents.map(({ id }) => id) }));
  await dataOf(await shop.asAdmin.post('refundOrder', { orderId: refunded.orderId }));
  await services.db.update(orders).set({ closedBy: 'dispute' }).where(eq(orders.id, disputed.orderId));
  await hour();
  for (const one of [decided, refunded, disputed, late]) expect(await mailsTo(one)).toEqual([]);
});

test('who decides between the look and the mail gets none', async () => {
  const ann = await owner();
  await replace(0, 'Times');
  await tell();
  const { documents } = await shop.binderOf(ann, { need: 'update' });
  await dataOf(await ann.post('declineUpdate', { ids: documents.map(({ id }) => id) }));
  await shop.work();
  expect(await mailsTo(ann)).toEqual([]);
});

test('each owner gets one mail, whoever is killed and however many look at once', async () => {
  const owners: Awaited<ReturnType<typeof owner>>[] = [];
  for (let count = 0; count < 5; count += 1) owners.push(await owner());
  await replace(0, 'Times');
  // Killed in the transaction that notes who is told: nobody was, and nobody is forgotten.
  const queue: Services['queue'] = {
    ...services.queue,
    enqueueAll: () => Promise.reject(new Error('killed')),
  };
  await expect(tell({ queue })).rejects.toThrow('killed');
  await Promise.all([tell(), tell(), tell()]);
  const jobs = await listJobs(services);
  expect(jobs.map(({ name }) => name)).toEqual(owners.map(() => 'send-update-digest'));
  await shop.work();
  // A job that was killed after its mail went out is run again.
  for (const { data } of jobs)
    await sendUpdateDigest(services, data as { customerId: string; toldAt: string });
  for (const one of owners) expect(await mailsTo(one)).toHaveLength(1);
});

test('a mail that could not be sent is tried again', async () => {
  const ann = await owner();
  await replace(0, 'Times');
  await tell();
  const [job] = await listJobs(services);
  const data = job?.data as { customerId: string; toldAt: string };
  const mailer = { ...services.mailer, send: () => Promise.reject(new Error('down')) };
  await expect(sendUpdateDigest({ ...services, mailer }, data)).rejects.toThrow('down');
  await shop.work();
  expect(await mailsTo(ann)).toHaveLength(1);
});
