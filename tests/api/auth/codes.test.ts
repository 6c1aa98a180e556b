import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { oneTimeCodes, sessions } from '#server/db/schema/auth.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { db } = shop.services;
const HOUR = 3_600_000;

const send = (email: unknown, from?: string) =>
  shop.fetch('/auth/v1/otp', { ...jsonPost({ email }), ...(from && { from }) });
const verify = (email: string, token: unknown, from?: string) =>
  shop.fetch('/auth/v1/verify', { ...jsonPost({ email, token, type: 'email' }), ...(from && { from }) });
const countRows = async () => ({
  sessions: await db.$count(sessions),
  customers: await db.$count(customers),
  mails: await db.$count(outboxMails),
  codes: await db.$count(oneTimeCodes),
});
const attemptsOf = async (email: string) =>
  (await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email)))[0]?.attempts;

/** Windows of limits reach a day back; each test starts with clean ones. */
beforeEach(() => shop.clock.advance(25 * HOUR));

describe('a one-time code', () => {
  test('signs in once, and a replay is invalid', async () => {
    await send('once@example.com');
    const code = await shop.lastCode('once@example.com');
    expect((await verify('once@example.com', code)).status).toBe(200);
    const before = await countRows();
    const replay = await verify('once@example.com', code);
    expect(replay.status).toBe(403);
    expect(await replay.json()).toMatchObject({ message: 'Invalid code' });
    expect(await countRows()).toEqual(before);
  });

  test('is accepted in lower case too', async () => {
    await send('case@example.com');
    const code = await shop.lastCode('case@example.com');
    expect((await verify('case@example.com', code.toLowerCase())).status).toBe(200);
  });

  test('lives ten minutes and not a moment longer', async () => {
    await send('early@example.com');
    await send('late@example.com');
    shop.clock.advance(oneTimeCode.lifetimeMs - 1000);
    expect((await verify('early@example.com', await shop.lastCode('early@example.com'))).status).toBe(200);
    shop.clock.advance(2000);
    expect((await verify('late@example.com', await shop.lastCode('late@example.com'))).status).toBe(403);
  });

  test('is burnt after five wrong tries, even for the right code', async () => {
    await send('guess@example.com');
    const before = await countRows();
    for (let attempt = 0; attempt < oneTimeCode.maxAttempts; attempt += 1)
      expect((await verify('guess@example.com', 'AAAAAA')).status).toBe(403);
    expect((await verify('guess@example.com', await shop.lastCode('guess@example.com'))).status).toBe(403);
    expect(await countRows()).toEqual(before);
  });

  test('cannot be outrun by two hundred guesses at the same time', async () => {
    await send('race@example.com');
    const right = await shop.lastCode('race@example.com');
    const guesses = Array.from({ length: 200 }, (_, index) =>
      index === 150 ? right : `AAAA${String(index).padStart(2, '2')}`,
    );
    const before = await countRows();
    const answers = await Promise.all(
      guesses.map((guess, index) => verify('race@example.com', guess.slice(0, 6), `198.51.${index}.1`)),
    );
    expect(await attemptsOf('race@example.com')).toBe(oneTimeCode.maxAttemptsElsewhere);
    const signedIn = answers.filter(({ status }) => status === 200).length;
    expect(signedIn).toBeLessThanOrEqual(1);
    expect((await countRows()).sessions - before.sessions).toBe(signedIn);
  });

  test('taken by two right answers at once makes one session', async () => {
    await send('twice@example.com');
    const code = await shop.lastCode('twice@example.com');
    const answers = await Promise.all([verify('twice@example.com', code), verify('twice@example.com', code)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 403]));
  });

  test('is worth nothing for another address, whose own code stays untouched', async () => {
    await send('x@example.com');
    await send('y@example.com');
    expect((await verify('y@example.com', await shop.lastCode('x@example.com'))).status).toBe(403);
    expect(await attemptsOf('x@example.com')).toBe(0);
    expect((await verify('x@example.com', await shop.lastCode('x@example.com'))).status).toBe(200);
  });

  test('replaces the one before: only the newest counts', async () => {
    await send('newest@example.com');
    const first = await shop.lastCode('newest@example.com');
    shop.clock.advance(oneTimeCode.resendAfterMs);
    await send('newest@example.com');
    expect((await verify('newest@example.com', first)).status).toBe(403);
    expect((await verify('newest@example.com', await shop.lastCode('newest@example.com'))).status).toBe(200);
  });

  test('is not readable in the database', async () => {
    await send('secret@example.com');
    const code = await shop.lastCode('secret@example.com');
    const rows = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, 'secret@example.com'));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test.each([
    [5],
    [['A', 'B']],
    [{ $ne: null }],
    [''],
    ['ABCDE'],
    ['ABCDEFG'],
    ['A'.repeat(1_000_000)],
    [null],
  ])('given as %j is a bad request that costs no try', async (token) => {
    await send('shape@example.com');
    const answer = await verify('shape@example.com', token);
    expect([400, 413]).toContain(answer.status);
    expect(await attemptsOf('shape@example.com')).toBe(0);
  });
});

describe('an address', () => {
  test('is one customer however it is written', async () => {
    const written = ['A@x.com', ' a@X.COM ', 'ａ@x.com'];
    for (const email of written) {
      shop.clock.advance(2 * HOUR);
      await send(email);
      expect((await verify(email, await shop.lastCode('a@x.com'))).status).toBe(200);
    }
    expect(await db.$count(customers, eq(customers.email, 'a@x.com'))).toBe(1);
  });

  test.each([
    'a@x.com\r\nBcc: v@y.com',
    'a@x.com,b@y.com',
    '"v@evil.com x"@shop.test',
    '<a@x.com>',
    'Name <a@x.com>',
    'a@x',
    'a b@x.com',
    '',
    `${'a'.repeat(250)}@x.com`,
    17,
    null,
    ['a@x.com'],
  ])('that is not one plain mailbox gets no mail: %j', async (email) => {
    const before = await countRows();
    expect((await send(email)).status).toBe(400);
    expect(await countRows()).toEqual(before);
  });

  test('of a hundred thousand characters is not even read', async () => {
    expect((await send(`a@${'a.'.repeat(50_000)}com`)).status).toBe(413);
  });

  test('may ask once a minute, five times an hour, ten times a day', async () => {
    const ask = async () => (await send('often@example.com')).status;
    expect(await ask()).toBe(200);
    const tooSoon = await send('often@example.com');
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get('retry-after'))).toBe(60);
    const statuses: number[] = [];
    for (let minute = 1; minute <= 5; minute += 1) {
      shop.clock.advance(60_000);
      statuses.push(await ask());
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const nextHours: number[] = [];
    for (let hour = 1; hour <= 6; hour += 1) {
      shop.clock.advance(HOUR);
      nextHours.push(await ask());
    }
    expect(nextHours).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('gets the same answer whether it is known, unknown or an administrator', async () => {
    await shop.signIn('known@example.com');
    await shop.signIn('boss@example.com', { asAdmin: true });
    shop.clock.advance(HOUR);
    const answers = await Promise.all(
      ['known@example.com', 'nobody@example.com', 'boss@example.com'].map((email) => send(email)),
    );
    const shapes = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        await answer.text(),
        [...answer.headers.keys()].toSorted().join(),
      ]),
    );
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  });
});

describe('a client', () => {
  test('may ask for thirty codes an hour, whatever the addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await send(`many${index}@example.com`, '192.0.2.9')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect((await send('neighbour@example.com', '192.0.2.200')).status).toBe(429);
    expect((await send('elsewhere@example.com', '192.0.3.1')).status).toBe(200);
  });

  test('may check thirty codes in five minutes', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await verify(`check${index}@example.com`, 'AAAAAA', '192.0.2.9')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
