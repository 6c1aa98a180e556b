import { beforeEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import { oneTimeCodes } from '#server/db/schema/auth.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

/** A mailer that can be told to fail; what it was given is kept. */
const mails: string[] = [];
let refusal: Error | undefined;
const mailer: Mailer = {
  send: ({ subject }) => {
    mails.push(subject);
    return refusal ? Promise.reject(refusal) : Promise.resolve();
  },
  check: () => Promise.resolve(),
};

const shop = await createTestShop({}, { mailer });
const send = (email: string) => shop.fetch('/auth/v1/otp', jsonPost({ email }));
const verify = (email: string, token: string) =>
  shop.fetch('/auth/v1/verify', jsonPost({ email, token, type: 'email' }));
const codeIn = (subject = '') => subject.slice(0, 6);

beforeEach(() => {
  refusal = undefined;
  mails.length = 0;
  shop.clock.advance(25 * 3_600_000);
});

describe('when a mail is not accepted', () => {
  test('the client may not go on asking for ever', async () => {
    refusal = new Error('down');
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await send(`many${index}@example.com`)).status);
    expect(statuses.filter((status) => status === 502)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test('the caller is told, no code counts, and the address may ask again at once', async () => {
    refusal = new Error('550 no such mailbox');
    const answer = await send('dana@example.com');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ message: 'There was an issue sending an email' });
    expect(await shop.services.db.$count(oneTimeCodes)).toBe(0);
    expect((await verify('dana@example.com', codeIn(mails[0]))).status).toBe(403);

    refusal = undefined;
    expect((await send('dana@example.com')).status).toBe(200);
    expect((await verify('dana@example.com', codeIn(mails[1]))).status).toBe(200);
  });

  test('the code sent before does not count any more either', async () => {
    await send('early@example.com');
    shop.clock.advance(61_000);
    refusal = new Error('421 try later');
    await send('early@example.com');
    expect((await verify('early@example.com', codeIn(mails[0]))).status).toBe(403);
  });

  test('the reason is in the log, and not in the answer', async () => {
    refusal = new Error('the relay said: mailbox of the boss is full');
    const answer = await send('log@example.com');
    expect(await answer.text()).not.toContain('the relay said');
    expect(shop.logLines.join('')).toContain('the relay said');
  });

  test('the code is in neither', async () => {
    refusal = new Error('no');
    const answer = await send('quiet@example.com');
    expect(codeIn(mails[0])).toHaveLength(6);
    expect(await answer.text()).not.toContain(codeIn(mails[0]));
    expect(shop.logLines.join('')).not.toContain(codeIn(mails[0]));
  });
});

test('a real mail server that is not there is told at once', async () => {
  const smtp = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'Bindery <support@example.com>' });
  const unreachable = await createTestShop({}, { mailer: smtp });
  const answer = await unreachable.fetch('/auth/v1/otp', jsonPost({ email: 'dana@example.com' }));
  expect(answer.status).toBe(502);
  smtp.close();
});
