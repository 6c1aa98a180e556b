import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/accounts.ts';
import { readingMails } from '#server/db/schema/binder/reading-mails.ts';
import { handOutReadingMails } from '#server/modules/readers/mails/hand-out-reading-mails.ts';
import { findMail } from '#server/modules/mailbox/outbox-repo.ts';
import { readingMail } from '#server/modules/readers/mails/reading-mail-limits.ts';
import { sendReadingMail } from '#server/modules/readers/mails/send-reading-mail.ts';
import { tellReaders } from '#server/modules/readers/mails/tell-readers.ts';
import { addDays } from '#shared/days.ts';
import { DAY, HOUR, MINUTE } from '#shared/units.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createReadersShop } from '#tests/support/shop/readers-shop.ts';

const shop = await createReadersShop();
const { list, assign, mailsTo, readersOf } = shop;
const { db } = shop.services;

let mine: Awaited<ReturnType<typeof shop.owner>>;
let people = 0;
let email = '';
beforeEach(async () => {
  // What others have sent within the minute is no matter of this test.
  shop.clock.advance(2 * MINUTE);
  mine = await shop.owner(['Cooling', 'Cleaning']);
  people += 1;
  email = `reader${people}@example.net`;
});

const ada = async () => (await list(mine.buyer, [{ name: 'Ada', email }]))[0] ?? 0;
/** As the clock of the shop's workers does. */
const tell = async () => {
  await tellReaders(shop.services, new AbortController().signal);
  await handOutReadingMails(shop.services);
  await shop.work();
};
const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
const remind = async (input: object = {}) => dataOf(await mine.buyer.post('remindReaders', input));
const today = async () => (await shop.binderOf(mine.buyer)).today;
const sentOf = async () =>
  (await db.select().from(readingMails).where(eq(readingMails.customerId, mine.buyer.id)))
    .flatMap(({ startsAt }) => (startsAt ? [startsAt.getTime()] : []))
    .toSorted((one, other) => one - other);
const pathOf = (text: string | undefined) => /\/reading-mails\/[\w.-]+/.exec(text ?? '')?.[0] ?? '';
const post = (path: string, body: string) =>
  shop.fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const many = async (count: number) => {
  await mine.approve();
  const ids = await list(
    mine.buyer,
    Array.from({ length: count }, (_, index) => ({
      name: `Reader ${index}`,
      email: `r${index}.${email}`,
    })),
  );
  await assign(mine.buyer, { readerIds: ids, documentIds: mine.ids });
  return ids;
};
const linked = async () => {
  await mine.approve();
  const id = await ada();
  await assign(mine.buyer, { readerIds: [id], documentIds: [mine.idOf('Cooling')] });
  await shop.work();
  return { id, path: pathOf((await mailsTo(email))[0]?.text) };
};

describe('what there is to read', () => {
  test('is told in one mail with the reader’s own link, on whose behalf it comes, and never twice', async () => {
    await mine.approve();
    const id = await ada();
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.work();
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await tell();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/asks you to read 2 documents$/);
    expect(mail?.text).toContain('Cleaning: revision 1\nCooling: revision 1');
    expect(mail?.text).toContain((await readersOf(mine.buyer)).readers[0]?.link);
    expect(mail?.text).toContain('Bindery sends this on behalf of');
    expect(mail?.text).toMatch(/No more mails like this: http\S+\/reading-mails\/\S+/);
  });

  test('is told of documents in force alone; of the others when they come into force', async () => {
    await mine.approve([mine.idOf('Cooling')]);
    const id = await ada();
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.work();
    expect((await mailsTo(email))[0]?.text).not.toContain('Cleaning');
    await mine.approve([mine.idOf('Cleaning')]);
    await tell();
    const [, second] = await mailsTo(email);
    expect(second?.text).toContain('Cleaning: revision 1');
    expect(second?.text).not.toContain('Cooling: revision');
  });

  test('is told again with what changed when a substantial revision takes force, and not after an editorial one', async () => {
    await mine.approve();
    const id = await ada();
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.work();
    for (const documentId of mine.ids) await shop.acknowledge(id, documentId);
    await shop.revise(mine, 'Cooling', { isSubstantial: false });
    await tell();
    expect(await subjects()).toHaveLength(1);
    await shop.revise(mine, 'Cooling', { isSubstantial: true, reason: 'Cooling times are shorter' });
    await tell();
    await tell();
    expect(await subjects()).toEqual([
      expect.stringContaining('asks you to read 2 documents'),
      expect.stringMatching(/^Please read again: 1 document of /),
    ]);
    expect((await mailsTo(email))[1]?.text).toContain('What changed in Cooling since revision 1');
    expect((await mailsTo(email))[1]?.text).toContain('Cooling times are shorter');
  });

  test('is told three days before its day and on it, once each, and not to whoever has read it', async () => {
    await mine.approve();
    const id = await ada();
    const dueOn = addDays(await today(), 10);
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids, dueOn });
    await shop.work();
    await shop.acknowledge(id, mine.idOf('Cleaning'));
    for (let day = 0; day < 14; day += 1) {
      shop.clock.advance(DAY);
      await tell();
      await tell();
    }
    const [, soon, due, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(soon?.createdAt.toISOString().slice(0, 10)).toBe(addDays(dueOn, -3));
    expect(soon?.text).toMatch(/Cooling: revision 1, by \w+ \d+, \d+/);
    expect(soon?.text).not.toContain('Cleaning: revision');
    expect(due?.createdAt.toISOString().slice(0, 10)).toBe(dueOn);
    expect(due?.text).toContain('due today');
  });

  test('is told to nobody once the order is refunded, the owner disabled, or the reader removed before it leaves', async () => {
    await mine.approve();
    const id = await ada();
    const before: (() => Promise<unknown>)[] = [
      () => db.update(customers).set({ disabledAt: shop.clock.now() }).where(eq(customers.id, mine.buyer.id)),
      () => db.update(customers).set({ disabledAt: null }).where(eq(customers.id, mine.buyer.id)),
      async () => dataOf(await mine.buyer.post('removeReader', { id })),
    ];
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await before[0]?.();
    await shop.work();
    await tell();
    expect(await mailsTo(email)).toEqual([]);
    await before[1]?.();
    await before[2]?.();
    await tell();
    expect(await mailsTo(email)).toEqual([]);
    const [again = 0] = await list(mine.buyer, [{ name: 'Ada', email }]);
    await assign(mine.buyer, { readerIds: [again], documentIds: mine.ids });
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId: mine.orderId }));
    await shop.work();
    await tell();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is told to whoever is given an address later', async () => {
    await mine.approve();
    const [id = 0] = await list(mine.buyer, [{ name: 'Ada' }]);
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.work();
    await shop.save(mine.buyer, [{ id, name: 'Ada', email }]);
    await shop.work();
    expect(await subjects()).toHaveLength(1);
  });
});

describe('a reminder', () => {
  test('goes to those who are behind, at most once a day, and says who got none and why', async () => {
    await mine.approve();
    const id = await ada();
    const [bert = 0, cleo = 0] = await list(mine.buyer, [
      { name: 'Bert' },
      { name: 'Cleo', email: `c${email}` },
    ]);
    await assign(mine.buyer, { readerIds: [id, bert], documentIds: mine.ids });
    await shop.work();
    const named = { readerIds: [id, bert, cleo] };
    expect(await remind(named)).toEqual({
      reminded: 1,
      notReminded: [
        { id: bert, name: 'Bert', why: 'no-email' },
        { id: cleo, name: 'Cleo', why: 'nothing-to-read' },
      ],
    });
    await shop.work();
    expect(await remind()).toEqual({
      reminded: 0,
      notReminded: [
        { id, name: 'Ada', why: 'just-reminded' },
        { id: bert, name: 'Bert', why: 'no-email' },
      ],
    });
    shop.clock.advance(DAY);
    await shop.acknowledge(id, mine.idOf('Cooling'));
    expect(await remind()).toMatchObject({ reminded: 1 });
    await shop.work();
    expect((await subjects()).slice(1)).toEqual([
      expect.stringMatching(/^Reminder from .*: 2 documents to read$/),
      expect.stringMatching(/^Reminder from .*: 1 document to read$/),
    ]);
  });

  test('to everybody leaves out who was mailed within the last hour and says so; naming them reminds them all the same', async () => {
    await mine.approve();
    const id = await ada();
    await assign(mine.buyer, { readerIds: [id], documentIds: [mine.idOf('Cooling')] });
    await shop.work();
    const justMailed = { reminded: 0, notReminded: [{ id, name: 'Ada', why: 'just-mailed' }] };
    expect(await remind()).toEqual(justMailed);
    shop.clock.advance(HOUR - MINUTE);
    expect(await remind()).toEqual(justMailed);
    await shop.work();
    expect(await subjects()).toHaveLength(1);
    expect(await remind({ readerIds: [id] })).toEqual({ reminded: 1, notReminded: [] });
  });

  test('asked for twice at the same time is one', async () => {
    await mine.approve();
    const id = await ada();
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.work();
    shop.clock.advance(HOUR + MINUTE);
    await Promise.all([remind(), remind()]);
    await shop.work();
    expect(await subjects()).toHaveLength(2);
  });
});

describe('mails to readers', () => {
  test('leave evenly at the shop’s pace, however many workers let them go, each once', async () => {
    const count = readingMail.perMinute * 2 + 10;
    await many(count);
    const hand = () => Promise.all([handOutReadingMails(shop.services), handOutReadingMails(shop.services)]);
    await hand();
    expect(await sentOf()).toHaveLength(readingMail.perMinute);
    await hand();
    expect(await sentOf()).toHaveLength(readingMail.perMinute);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      shop.clock.advance(MINUTE);
      await hand();
    }
    const sent = await sentOf();
    expect(sent).toHaveLength(count);
    for (const [index, at] of sent.entries())
      expect(
        sent.filter((other) => other >= at && other < at + MINUTE).length,
        `from ${index}`,
      ).toBeLessThanOrEqual(readingMail.perMinute);
    await shop.work();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(count);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(count);
  });

  test('of a business with few do not wait for one with many', async () => {
    await many(readingMail.perMinute * 2);
    const few = await shop.owner(['Pests']);
    await few.approve();
    const [id = 0] = await list(few.buyer, [{ name: 'Solo', email: `solo.${email}` }]);
    await assign(few.buyer, { readerIds: [id], documentIds: few.ids });
    shop.clock.advance(MINUTE);
    await handOutReadingMails(shop.services);
    const [row] = await db.select().from(readingMails).where(eq(readingMails.readerId, id));
    expect(row?.startsAt).not.toBeNull();
  });

  test('of one business are no more than so many a day; the others wait for the next', async () => {
    const [id = 0] = await many(1);
    await shop.work();
    await db.insert(readingMails).values(
      Array.from({ length: readingMail.perBusinessDay - 1 }, () => ({
        customerId: mine.buyer.id,
        readerId: id,
        kind: 'to-read' as const,
        madeAt: shop.clock.now(),
        startsAt: shop.clock.now(),
        sentAt: shop.clock.now(),
      })),
    );
    shop.clock.advance(2 * MINUTE);
    await remind({ readerIds: [id] });
    await shop.work();
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
    shop.clock.advance(DAY);
    await tell();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('to one address are only so many a day, whoever lists it', async () => {
    await mine.approve();
    for (let times = 0; times < 12; times += 1) {
      const id = await ada();
      await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
      await shop.work();
      await dataOf(await mine.buyer.post('removeReader', { id }));
      shop.clock.advance(HOUR);
    }
    expect((await mailsTo(email)).length).toBe(readingMail.perAddress[0].count);
  });

  test('that were handed over are not handed over again when their job is done twice', async () => {
    await many(1);
    await shop.work();
    const [mail] = await db.select().from(readingMails).where(eq(readingMails.customerId, mine.buyer.id));
    await sendReadingMail(shop.services, mail?.id ?? 0);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('that a mail server refused are tried again', async () => {
    await many(1);
    await handOutReadingMails(shop.services);
    const [mail] = await db.select().from(readingMails).where(eq(readingMails.customerId, mine.buyer.id));
    const mailer = { ...shop.services.mailer, send: () => Promise.reject(new Error('421 too busy')) };
    await expect(sendReadingMail({ ...shop.services, mailer }, mail?.id ?? 0)).rejects.toThrow('421');
    await shop.work();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('carry names as text, never as markup or a header', async () => {
    await mine.approve();
    const name = '=cmd() <img src=x onerror=alert(1)> Bcc: a@b.c';
    const [id = 0] = await list(mine.buyer, [{ name, email }]);
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.work();
    const [mail] = await mailsTo(email);
    expect((await findMail(db, mail?.id ?? ''))?.html).not.toContain('<img src=x');
    expect(mail?.subject).not.toContain('Bcc');
    expect(mail?.text).toContain(name);
  });
});

describe('whoever wants no more mail', () => {
  test('says so with one POST of their mail program, and gets none, whatever is assigned or reminded of', async () => {
    const { id, path } = await linked();
    const looked = await shop.fetch(path);
    expect([looked.status, looked.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await looked.text()).toContain('Stop these mails?');
    expect((await readersOf(mine.buyer)).readers[0]?.isUnsubscribed).toBe(false);
    expect((await post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await readersOf(mine.buyer)).readers[0]?.isUnsubscribed).toBe(true);
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    expect(await remind()).toMatchObject({ notReminded: [{ why: 'unsubscribed' }] });
    await tell();
    expect(await subjects()).toHaveLength(1);
  });

  test('gets none when they are removed, erased and listed again', async () => {
    const { id, path } = await linked();
    await post(path, 'mails=off');
    await dataOf(await mine.buyer.post('removeReader', { id, erase: true }));
    const again = await ada();
    await assign(mine.buyer, { readerIds: [again], documentIds: mine.ids });
    await tell();
    expect(await subjects()).toHaveLength(1);
    expect((await readersOf(mine.buyer)).readers[0]?.isUnsubscribed).toBe(true);
  });

  test('may want them again, and is the only one who can say so', async () => {
    const { id, path } = await linked();
    await post(path, 'mails=off');
    await shop.save(mine.buyer, [{ id, name: 'Ada', email }]);
    expect((await readersOf(mine.buyer)).readers[0]?.isUnsubscribed).toBe(true);
    expect(await (await post(path, 'mails=on')).text()).toContain('Stop these mails?');
    expect((await readersOf(mine.buyer)).readers[0]?.isUnsubscribed).toBe(false);
  });

  test('speaks for their own address alone: no other token is believed', async () => {
    const { path } = await linked();
    const forged = [path.replace(/\/\d+\./, '/1.'), `${path}x`, path.slice(0, -1), '/reading-mails/1.2.3'];
    for (const wrong of forged) {
      expect((await shop.fetch(wrong)).status).toBe(404);
      expect((await post(wrong, 'mails=off')).status).toBe(404);
    }
    expect((await post(path, 'x'.repeat(5000))).status).toBe(413);
    expect((await readersOf(mine.buyer)).readers[0]?.isUnsubscribed).toBe(false);
  });
});

test('reminding people of somebody else is refused', async () => {
  const theirs = await shop.owner(['Theirs']);
  const [id] = await list(theirs.buyer, [{ name: 'Zoe', email: `z${email}` }]);
  expect(await refusalOf(await mine.buyer.post('remindReaders', { readerIds: [id] }))).toEqual([
    404,
    'NOT_FOUND',
    'This person is not on your list.',
  ]);
});
