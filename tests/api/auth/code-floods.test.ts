import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimitUses } from '#server/db/schema/rate-limits.ts';
import { codeSendKeys } from '#server/modules/auth/code-send-keys.ts';
import { proofMarks, proofOfWork } from '#server/modules/auth/code-send-limits.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { createAuthClient } from '#web/lib/session/auth-client.ts';
import { solveChallenge } from '#web/lib/session/solve-challenge.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const { db } = shop.services;
const DAY = 86_400_000;

const send = (email: string, from: string, proof?: string) =>
  shop.fetch('/auth/v1/otp', {
    ...jsonPost({ email, ...(proof !== undefined && { gotrue_meta_security: { captcha_token: proof } }) }),
    from,
  });
const verify = (email: string, token: string, from: string) =>
  shop.fetch('/auth/v1/verify', { ...jsonPost({ email, token, type: 'email' }), from });
const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

const allowed = (statuses: number[]) => statuses.filter((status) => status === 200);

/** As if so many codes had been sent just now. */
const flood = (key: string, times: number) =>
  db.execute(sql`
    insert into ${rateLimitUses} (key, used_at)
    select ${key}, ${shop.clock.now()}::timestamptz from generate_series(1, ${times}::int)`);

const challengeFor = async (email: string, from: string, proof?: string) => {
  const answer = await send(email, from, proof);
  const { code, message, fields } = (await answer.json()) as {
    code: string;
    message: string;
    fields: { challenge: string; bits: string };
  };
  expect([answer.status, code]).toEqual([429, 'auth.proof-needed']);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(message).toBe('Very many codes are being asked for. Please reload this page and try again.');
  return { challenge: fields.challenge, bits: Number(fields.bits) };
};

/** Windows of limits reach a day back, and a sign-in speaks for its network for a month. */
beforeEach(() => shop.clock.advance(31 * DAY));

describe('above two hundred codes an hour', () => {
  test('a stranger is asked for work, and the page does it without a word', async () => {
    await flood(codeSendKeys.shop, proofMarks.wholeShop);
    await challengeFor('stranger@example.com', '192.0.2.1');
    const client = createAuthClient((path, init) => shop.fetch(path, { ...init, from: '192.0.2.1' }));
    await client.sendCode('stranger@example.com');
    const { user } = await client.verifyCode(
      'stranger@example.com',
      await shop.lastCode('stranger@example.com'),
    );
    expect(user.email).toBe('stranger@example.com');
  });

  test('known and unknown addresses are asked for the same', async () => {
    await shop.signIn('customer@example.com');
    await flood(codeSendKeys.shop, proofMarks.wholeShop);
    const known = await challengeFor('customer@example.com', '192.0.2.1');
    const unknown = await challengeFor('nobody@example.com', '192.0.2.1');
    expect(known.bits).toBe(unknown.bits);
  });

  test('a network from which somebody has signed in lately is not', async () => {
    await send('first@example.com', '192.0.2.7');
    await verify('first@example.com', await shop.lastCode('first@example.com'), '192.0.2.7');
    shop.clock.advance(29 * DAY);
    await flood(codeSendKeys.shop, proofMarks.wholeShop);
    expect((await send('colleague@example.com', '192.0.2.99')).status).toBe(200);
    shop.clock.advance(2 * DAY);
    await flood(codeSendKeys.shop, proofMarks.wholeShop);
    await challengeFor('late@example.com', '192.0.2.99');
  });

  test('work is worth one code, for one address, and for ten minutes', async () => {
    await flood(codeSendKeys.shop, proofMarks.wholeShop);
    const { challenge, bits } = await challengeFor('one@example.com', '192.0.2.1');
    expect(bits).toBe(proofOfWork.bits);
    const proof = await solveChallenge(challenge, bits);
    await challengeFor('other@example.com', '192.0.2.1', proof);
    expect((await send('one@example.com', '192.0.2.1', proof)).status).toBe(200);
    shop.clock.advance(oneTimeCode.resendAfterMs);
    await challengeFor('one@example.com', '192.0.2.1', proof);
  });

  test('there is no closed door, but each doubling takes twice the work', async () => {
    await flood(codeSendKeys.shop, proofMarks.wholeShop * 8);
    expect((await challengeFor('deep@example.com', '192.0.2.1')).bits).toBe(proofOfWork.bits + 3);
    await flood(codeSendKeys.shop, proofMarks.wholeShop * 64);
    expect((await challengeFor('deep@example.com', '192.0.2.1')).bits).toBe(proofOfWork.maxBits);
  });

  test('asking for work uses up nothing: neither the minute of the address nor the share of the network', async () => {
    await flood(codeSendKeys.shop, proofMarks.wholeShop);
    for (let time = 0; time < 40; time += 1) await challengeFor('patient@example.com', '192.0.2.1');
    shop.clock.advance(DAY);
    expect((await send('patient@example.com', '192.0.2.1')).status).toBe(200);
  });
});

test('above a hundred codes an hour to one domain its strangers are asked for work, and others are not', async () => {
  await flood(codeSendKeys.domain('x@mail.example'), proofMarks.perDomain);
  await challengeFor('new@mail.example', '192.0.2.1');
  expect((await send('new@other.example', '192.0.2.1')).status).toBe(200);
});

test('a mailbox is one, whatever tags it is given', async () => {
  expect((await send('dana@example.com', elsewhere())).status).toBe(200);
  expect((await send('dana+shop@example.com', elsewhere())).status).toBe(429);
  expect((await send('dana+other+tag@example.com', elsewhere())).status).toBe(429);
  expect((await send('dan@example.com', elsewhere())).status).toBe(200);
});

test('many networks of one site share its codes: sixty an hour of a /56, a hundred and twenty of a /48', async () => {
  /** Sixteen at once, since a statement that waits for seconds is given up. */
  const askFrom = async (site: string, rounds: number) => {
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      statuses.push(
        ...(await statusesOf(
          Array.from({ length: 16 }, (_, index) =>
            send(
              `${crypto.randomUUID()}@d${index % 4}.example`,
              `2001:db8:5:${site}${index.toString(16)}::1`,
            ),
          ),
        )),
      );
    return statuses;
  };
  expect(allowed(await askFrom('a0', 4))).toHaveLength(60);
  expect(allowed(await askFrom('b0', 4))).toHaveLength(60);
  expect(new Set(await askFrom('c0', 1))).toEqual(new Set([429]));
  expect((await send('neighbour@example.com', '2001:db8:6::1')).status).toBe(200);
});

describe('a code', () => {
  test('is not burnt by wrong guesses from elsewhere', async () => {
    await send('victim@example.com', '192.0.2.1');
    for (let network = 0; network < 12; network += 1)
      expect(
        await statusesOf(
          Array.from({ length: oneTimeCode.maxAttempts }, () =>
            verify('victim@example.com', 'AAAAAA', `198.51.${network}.1`),
          ),
        ),
      ).toEqual([403, 403, 403, 403, 403]);
    const right = await shop.lastCode('victim@example.com');
    expect((await verify('victim@example.com', right, '198.51.99.1')).status).toBe(403);
    expect((await verify('victim@example.com', right, '192.0.2.1')).status).toBe(200);
  });

  test('may be typed on another network than the one that asked for it', async () => {
    await send('roaming@example.com', '192.0.2.1');
    const right = await shop.lastCode('roaming@example.com');
    expect((await verify('roaming@example.com', right, '203.0.113.5')).status).toBe(200);
  });
});
