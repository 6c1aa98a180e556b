import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { type Conduct, startFaultySmtp } from '#tests/support/mail/faulty-smtp.ts';
import { GENEROUS_MS, LIMIT_MS, mailerContract } from '#tests/contracts/mailer.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { startSmtpCatcher } from '#tests/support/mail/smtp-catcher.ts';
import { createSmtpMailer } from './smtp.ts';

const FROM = 'Bindery <support@example.com>';
const mail = { to: 'ann@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

mailerContract('SMTP', async () => {
  const catcher = await startSmtpCatcher();
  const mailer = createSmtpMailer({ url: catcher.url, from: FROM, timeoutMs: LIMIT_MS });
  return {
    mailer,
    delivered: async () =>
      catcher.caught.map(({ recipients, headers, html, text }) => ({
        recipients,
        subject: headers.get('subject') ?? '',
        html,
        text,
      })),
    stall: async () => {
      const resume = catcher.stall();
      return async () => resume();
    },
    close: async () => {
      mailer.close();
      await catcher.close();
    },
  };
});

const openFaulty = async (conduct: Conduct, { credentials = '', whenDone = onTestFinished } = {}) => {
  const server = await startFaultySmtp(conduct);
  const url = server.url.replace('//', `//${credentials}`);
  const mailer = createSmtpMailer({ url, from: FROM, timeoutMs: LIMIT_MS });
  whenDone(async () => {
    mailer.close();
    await server.close();
  });
  return { server, mailer };
};

const timed = async (work: Promise<unknown>) => {
  const startedAt = performance.now();
  const error = await work.then(
    () => undefined,
    (reason: Error) => reason,
  );
  return { error, elapsedMs: performance.now() - startedAt };
};

const NO_ANSWER = /no answer|timeout|never received/i;
const slowly = { afterMs: LIMIT_MS / 3 };

const faults: [name: string, conduct: Conduct, said: RegExp][] = [
  ['says nothing at all', { greeting: 'silence' }, NO_ANSWER],
  ['stops answering after the greeting', { EHLO: 'silence' }, NO_ANSWER],
  ['stops answering at the recipient', { RCPT: 'silence' }, NO_ANSWER],
  ['stops answering before the mail', { DATA: 'silence' }, NO_ANSWER],
  ['never confirms the mail', { message: 'silence' }, NO_ANSWER],
  ['trickles its greeting', { greeting: 'trickle' }, NO_ANSWER],
  ['trickles a reply', { MAIL: 'trickle' }, /no answer/],
  [
    'takes its time at every step',
    { greeting: slowly, EHLO: slowly, MAIL: slowly, RCPT: slowly, DATA: slowly, message: slowly },
    /no answer/,
  ],
  ['is too busy (421 at the greeting)', { greeting: '421 too busy' }, /421 too busy/],
  ['is closing down (421 at the sender)', { MAIL: '421 closing down' }, /421 closing down/],
  ['does not know the recipient (550)', { RCPT: '550 no such mailbox' }, /550 no such mailbox/],
  ['refuses the mail itself (554)', { message: '554 refused' }, /554 refused/],
  ['hangs up before the greeting', { greeting: 'hang up' }, /clos/i],
  ['hangs up half-way', { DATA: 'hang up' }, /clos|reset/i],
];

describe('an SMTP server that', () => {
  test.concurrent.for(faults)('%s: the caller learns in time, after one try', async (fault, context) => {
    const [, conduct, said] = fault;
    const { server, mailer } = await openFaulty(conduct, { whenDone: context.onTestFinished });
    const { error, elapsedMs } = await timed(mailer.send(mail));
    expect(error?.message).toMatch(said);
    expect(elapsedMs).toBeLessThan(GENEROUS_MS);
    expect(server.seen).toMatchObject({ connections: 1, accepted: 0 });

    server.behave({});
    await mailer.send(mail);
    expect(server.seen.accepted).toBe(1);
    mailer.close();
    await context.expect.poll(() => server.openConnections()).toBe(0);
  });

  test('is down: the caller learns at once', async () => {
    const url = `smtp://127.0.0.1:${await findFreePort()}`;
    const mailer = createSmtpMailer({ url, from: FROM, timeoutMs: LIMIT_MS });
    const sent = await timed(mailer.send(mail));
    expect(sent.error?.message).toContain('ECONNREFUSED');
    expect(sent.elapsedMs).toBeLessThan(GENEROUS_MS);
    await expect(mailer.check()).rejects.toThrow('ECONNREFUSED');
  });

  test('refuses our credentials: the reason names the refusal, never the password', async () => {
    const { mailer } = await openFaulty(
      { EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: '535 not you' },
      { credentials: 'shop:hunter2secret@' },
    );
    for (const { error } of [await timed(mailer.send(mail)), await timed(mailer.check())]) {
      expect(error?.message).toContain('535 not you');
      expect(inspect(error, { depth: 9 })).not.toContain('hunter2secret');
    }
  });

  test('refuses in many lines and colours: the log has one line that parses', async () => {
    const { mailer } = await openFaulty({ RCPT: '550-\u001B[31mno\r\n550 {"level":"info"}' });
    const { error } = await timed(mailer.send(mail));
    const lines: string[] = [];
    const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
    log.error({ err: error }, 'a mail was not accepted');
    expect(lines.join('').split('\n')).toEqual([lines[0]?.trim(), '']);
    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'error', msg: 'a mail was not accepted' });
  });

  test('stalls on one mail: the mails of others go through, and are not cut off with it', async () => {
    const { server, mailer } = await openFaulty({
      RCPT: (line) => (line.includes('stuck@') ? 'silence' : '250 ok'),
    });
    const stuck = timed(mailer.send({ ...mail, to: 'stuck@example.com' }));
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    expect((await stuck).error?.message).toMatch(NO_ANSWER);
    await mailer.send(mail);
    expect(server.seen.accepted).toBe(3);
  });

  test('works well: it sees one connection for mails in a row, and four at most for many at once', async () => {
    const { server, mailer } = await openFaulty({});
    await mailer.send(mail);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(server.seen.connections).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)));
    expect(server.seen).toMatchObject({ connections: 4, accepted: 23 });
  });

  test('refuses one recipient: the next mail goes over the same connection', async () => {
    const { server, mailer } = await openFaulty({
      RCPT: (line) => (line.includes('gone@') ? '550 no such mailbox' : '250 ok'),
    });
    await expect(mailer.send({ ...mail, to: 'gone@example.com' })).rejects.toThrow('550');
    await mailer.send(mail);
    expect(server.seen).toMatchObject({ connections: 1, accepted: 1 });
  });

  test('never ends a reply: it is probed over one connection, however often it is checked', async () => {
    const { server, mailer } = await openFaulty({ EHLO: 'trickle' });
    const checks = await Promise.all(Array.from({ length: 5 }, () => timed(mailer.check())));
    expect(checks.every(({ error, elapsedMs }) => error && elapsedMs < GENEROUS_MS)).toBe(true);
    await expect(mailer.check()).rejects.toThrow('no answer');
    expect(server.seen.connections).toBe(1);
  });
});

test('a mail names the shop as its sender and asks machines not to answer', async () => {
  const catcher = await startSmtpCatcher();
  const mailer = createSmtpMailer({ url: catcher.url, from: FROM });
  await mailer.send(mail);
  mailer.close();
  await catcher.close();
  const [caught] = catcher.caught;
  expect(caught?.headers.get('from')).toBe(FROM);
  expect(caught?.headers.get('to')).toBe('ann@example.com');
  expect(caught?.headers.get('auto-submitted')).toBe('auto-generated');
  expect([...(caught?.headers.keys() ?? [])]).not.toContain('bcc');
});

test('a mail that can be refused says how, for a button of the mail program; others do not', async () => {
  const catcher = await startSmtpCatcher();
  const mailer = createSmtpMailer({ url: catcher.url, from: FROM });
  await mailer.send({ ...mail, unsubscribeUrl: 'https://shop.example/reading-mails/1.a.b' });
  await mailer.send(mail);
  mailer.close();
  await catcher.close();
  const [refusable, other] = catcher.caught;
  expect(refusable?.headers.get('list-unsubscribe')).toBe('<https://shop.example/reading-mails/1.a.b>');
  expect(refusable?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect([...(other?.headers.keys() ?? [])]).not.toContain('list-unsubscribe');
});

test('a closed mailer takes no more mails', async () => {
  const { server, mailer } = await openFaulty({});
  mailer.close();
  await expect(mailer.send(mail)).rejects.toThrow('closed');
  expect(server.seen.connections).toBe(0);
});
