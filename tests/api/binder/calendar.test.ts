import { beforeEach, describe, expect, test } from 'vitest';
import { calendarLinks } from '#server/db/schema/binder/binder-updates.ts';
import type { CalendarLink } from '#shared/contract/binder-files.ts';
import { SECOND } from '#shared/units.ts';
import { findSecrets } from '#tests/support/find-secrets.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';

const shop = await createBinderShop();
const ODD = 'Cooling; hot, "cold"\\nBEGIN:VEVENT';
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cleaning' }, { name: ODD }]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  shop.clock.advance(60 * SECOND);
});

const approveAll = async () => {
  const { documents } = await shop.binderOf(buyer);
  await dataOf(
    await shop.approve(
      buyer,
      documents.map(({ id }) => id),
    ),
  );
  await shop.work();
  return (await shop.binderOf(buyer)).documents;
};
const renew = async () => (await dataOf<CalendarLink>(await buyer.post('renewCalendarLink', {}))).url ?? '';
const current = async () => (await dataOf<CalendarLink>(await buyer.get('getCalendarLink'))).url;
const read = async (url: string) => {
  const answer = await shop.fetch(new URL(url).pathname);
  return { answer, status: answer.status, text: (await answer.text()).replaceAll('\r\n ', '') };
};
const linesOf = (text: string, name: string) =>
  text.split('\r\n').flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));

describe('the calendar of reviews', () => {
  test('has an all-day event for each document in force, with a way back to it', async () => {
    const documents = await approveAll();
    const { answer, text } = await read(await renew());
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain(`X-WR-CALNAME:Document reviews: ${BUSINESS.name}\r\n`);
    const days = documents.map(({ nextReview }) => nextReview?.replaceAll('-', ''));
    expect(linesOf(text, 'DTSTART;VALUE=DATE:')).toEqual(days);
    expect(linesOf(text, 'UID:').toSorted()).toEqual(
      documents.map(({ id }) => `review-${id}@localhost`).toSorted(),
    );
    expect(linesOf(text, 'URL;VALUE=URI:').toSorted()).toEqual(
      documents.map(({ id }) => `http://localhost:3000/binder/${id}`).toSorted(),
    );
    // A title is text: it opens no event of its own.
    expect(linesOf(text, 'BEGIN:VEVENT')).toHaveLength(2);
  });

  test('keeps the event of a document when its review moves', async () => {
    const [document] = await approveAll();
    const url = await renew();
    const before = await read(url);
    shop.clock.advance(40 * 86_400_000);
    await dataOf(await buyer.post('reviewDocuments', { ids: [document?.id], name: 'Ada' }));
    const after = await read(url);
    expect(linesOf(after.text, 'UID:').toSorted()).toEqual(linesOf(before.text, 'UID:').toSorted());
    expect(linesOf(after.text, 'DTSTART')).not.toEqual(linesOf(before.text, 'DTSTART'));
  });

  test('is shown again to its owner, replaced by a new one, and switched off', async () => {
    expect(await current()).toBeNull();
    const first = await renew();
    expect(await current()).toBe(first);
    const second = await renew();
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await dataOf(await buyer.post('removeCalendarLink', {}));
    expect([(await read(second)).status, await current()]).toEqual([404, null]);
  });

  test('has nothing of an order that was refunded', async () => {
    await approveAll();
    const url = await renew();
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect(linesOf((await read(url)).text, 'UID:')).toEqual([]);
  });

  test('has an address that nobody guesses: long, of which only the hash is stored, and in no log', async () => {
    const url = await renew();
    const secret = /\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    await read(url);
    const stored = await shop.services.db.select().from(calendarLinks);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(shop.logLines.filter((line) => line.includes('/calendar/')).length).toBeGreaterThan(0);
    expect(shop.logLines.flatMap((line) => findSecrets(line, [secret]))).toEqual([]);
  });

  test('answers every other address in one way, and slows down whoever tries many', async () => {
    const url = await renew();
    const wrong = [`/calendar/${'a'.repeat(43)}.ics`, '/calendar/x.ics', new URL(url).pathname.slice(0, -4)];
    const answers = await Promise.all(wrong.map((path) => shop.fetch(path)));
    const shapes = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        answer.headers.get('content-type'),
        (await answer.text()).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'its id'),
      ]),
    );
    expect(shapes.every(([status]) => status === 404)).toBe(true);
    expect(new Set(shapes.map(([, type, text]) => `${type} ${text}`)).size).toBe(1);
    const statuses: number[] = [];
    for (let tries = 0; tries < 70; tries += 1) statuses.push((await shop.fetch(wrong[0] ?? '')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
