import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { oneTimeCodes } from '#server/db/schema/auth.ts';
import { problems } from '#shared/problems.ts';
import { type Conduct, startFaultySmtp } from '#tests/support/mail/faulty-smtp.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const smtp = await startFaultySmtp();
afterAll(() => smtp.close());
const town = await openTown({ workers: 0, environment: { SMTP_URL: smtp.url } });
const { db } = town.services;
const origin = town.shared.PUBLIC_URL;

/** On a new connection and on one that is kept. */
const modes: [string, Conduct][] = [
  ['hangs up', { greeting: 'hang up', MAIL: 'hang up' }],
  ['says nothing', { greeting: 'silence', MAIL: 'silence' }],
  ['is too busy (421)', { greeting: '421 too busy', MAIL: '421 too busy' }],
  ['refuses the recipient (550)', { RCPT: '550 nobody of that name' }],
  ['takes 30 seconds', { message: { afterMs: 30_000 } }],
];

const askForCode = (email: string) => fetch(`${origin}/auth/v1/otp`, jsonPost({ email }));

test.each(modes)(
  'a mail server that %s is told within 10 seconds, and costs nothing',
  async (name, conduct) => {
    const email = `${name.replaceAll(/\W/g, '')}@example.com`;
    smtp.behave(conduct);
    const startedAt = performance.now();
    const asked = askForCode(email);
    const isOpen = (await fetch(`${origin}/healthz`)).ok;
    const answer = await asked;
    const tookMs = performance.now() - startedAt;
    const told = await answer.text();
    const valid = await db.$count(oneTimeCodes, eq(oneTimeCodes.email, email));
    smtp.behave({});
    const again = await askForCode(email);
    const isTold = told.includes(problems['auth.code-not-sent'].message);
    const limitMs = onThisMachine(10_500);
    await report({
      part: 'smtp',
      case: `a mail server that ${name}`,
      expected: 'told within 10 s, no code valid, asked again at once',
      measured: `${answer.status} after ${seconds(tookMs)}, ${valid} codes valid, then ${again.status}`,
      ok: isTold && isOpen && valid === 0 && again.ok && tookMs <= limitMs,
    });
    expect({ isTold, isOpen, valid, again: again.status }).toEqual({
      isTold: true,
      isOpen: true,
      valid: 0,
      again: 200,
    });
    expect(tookMs).toBeLessThanOrEqual(limitMs);
  },
);

test('no code and no key is in the log', async () => {
  await town.stop();
  expect(await town.examine()).toEqual([]);
});
