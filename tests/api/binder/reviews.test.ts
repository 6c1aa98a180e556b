import { beforeEach, describe, expect, test } from 'vitest';
import { remindOfReviews } from '#server/modules/binder/reviews/remind-of-reviews.ts';
import { listMails } from '#server/modules/mailbox/outbox-repo.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import type { Buyer } from '#tests/support/shop/checkout-shop.ts';
import { DAY, HOUR } from '#shared/units.ts';

const shop = await createBinderShop();
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cooling' },
  { name: 'Cleaning' },
  { name: 'Pests' },
]);

let people = 0;
let email = '';
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  email = `owner${people}@example.com`;
  buyer = await shop.buyer(email);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
});

const approve = async (titles: string[], reviewMonths: number) => {
  const { documents } = await shop.binderOf(buyer);
  const ids = documents.filter(({ title }) => titles.includes(title)).map(({ id }) => id);
  await dataOf(await shop.approve(buyer, ids, { reviewMonths }));
  await shop.work();
};
/** As the clock of the shop's workers does. */
const remind = async () => {
  await remindOfReviews(shop.services, new AbortController().signal);
  await shop.work();
};
const mails = async () => {
  const all = await listMails(shop.services.db, { recipientPart: email, limit: 50 });
  return all.filter(({ subject }) => subject.includes('to review')).toReversed();
};
const nextReviewOf = async (title: string) => {
  const { documents } = await shop.binderOf(buyer);
  return Date.parse(`${documents.find((document) => document.title === title)?.nextReview}T00:00:00Z`);
};
const goTo = (instant: number) => shop.clock.advance(instant - shop.clock.now().getTime());

describe('a review', () => {
  test('is told of 30 days before and on its day, of all documents in one mail, and never twice', async () => {
    await dataOf(await buyer.post('setTimeZone', { timeZone: 'UTC' }));
    await approve(['Cooling', 'Cleaning'], 6);
    const day = await nextReviewOf('Cooling');
    goTo(day - 31 * DAY);
    await remind();
    expect(await mails()).toEqual([]);
    goTo(day - 30 * DAY);
    await remind();
    await remind();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 documents to review soon']);
    expect((await mails())[0]?.text).toMatch(/Cleaning: by \w+ \d+, \d+\nCooling: by/);
    for (let days = 29; days > 0; days -= 7) {
      goTo(day - days * DAY);
      await remind();
    }
    expect(await mails()).toHaveLength(1);
    goTo(day);
    await remind();
    goTo(day + 5 * HOUR);
    await remind();
    goTo(day + 3 * DAY);
    await remind();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '2 documents to review soon',
      '2 documents to review now',
    ]);
    expect((await mails())[1]?.text).toContain('/binder?due=review');
  });

  test('is due when its day begins where the business is', async () => {
    await dataOf(await buyer.post('setTimeZone', { timeZone: 'Pacific/Auckland' }));
    await approve(['Cooling'], 6);
    const day = await nextReviewOf('Cooling');
    // Auckland is at least twelve hours ahead.
    goTo(day - 30 * DAY - 14 * HOUR);
    await remind();
    expect(await mails()).toEqual([]);
    goTo(day - 30 * DAY - 11 * HOUR);
    await remind();
    expect(await mails()).toHaveLength(1);
  });

  test('is told of once a day: what comes up later is in the mail of the next day', async () => {
    await dataOf(await buyer.post('setTimeZone', { timeZone: 'UTC' }));
    await approve(['Cooling'], 6);
    goTo((await nextReviewOf('Cooling')) - 29 * DAY);
    await remind();
    await approve(['Cleaning'], 1);
    await remind();
    expect(await mails()).toHaveLength(1);
    shop.clock.advance(4 * DAY);
    await remind();
    const [, second] = await mails();
    expect(second?.text).toMatch(/Cooling: by .*\nCleaning: by/);
  });

  test('that was seen to is not told of', async () => {
    await approve(['Cooling'], 6);
    const day = await nextReviewOf('Cooling');
    goTo(day - 20 * DAY);
    const [cooling] = (await shop.binderOf(buyer, { state: 'in-force' })).documents;
    await dataOf(await buyer.post('reviewDocuments', { ids: [cooling?.id], name: 'Ada' }));
    await remind();
    goTo(day);
    await remind();
    expect(await mails()).toEqual([]);
    // Between claiming and sending, too.
    goTo((await nextReviewOf('Cooling')) - 20 * DAY);
    await remindOfReviews(shop.services, new AbortController().signal);
    await dataOf(await buyer.post('reviewDocuments', { ids: [cooling?.id], name: 'Ada' }));
    await shop.work();
    expect(await mails()).toEqual([]);
  });

  test('of an order that was refunded is told of to nobody', async () => {
    await approve(['Cooling'], 6);
    goTo((await nextReviewOf('Cooling')) - 20 * DAY);
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    await remind();
    expect(await mails()).toEqual([]);
  });

  test('is claimed once by workers that look at the same time', async () => {
    await approve(['Cooling'], 6);
    goTo((await nextReviewOf('Cooling')) - 20 * DAY);
    await Promise.all([
      remindOfReviews(shop.services, new AbortController().signal),
      remindOfReviews(shop.services, new AbortController().signal),
    ]);
    await shop.work();
    expect(await mails()).toHaveLength(1);
  });
});
