import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '#server/ports/mailer.ts';

export type MailerUnderTest = {
  mailer: Mailer;
  delivered: () => Promise<Delivered[]>;
  /** Makes the next hop stop answering, until the returned function is called. */
  stall: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

export type Delivered = { recipients: string[]; subject: string; html: string; text: string };

/** Short of the limit that mailers have unless told otherwise, and out of reach for a busy machine. */
export const GENEROUS_MS = 9000;
/** Long enough for a mail on a busy machine, and short enough to wait for. */
export const LIMIT_MS = 2000;

const mailTo = (to: string, subject = 'Hello'): Mail => ({
  to,
  subject,
  html: '<p>Hello</p>',
  text: 'Hello',
});

const notOneMailbox = [
  'a@x.com\r\nBcc:v@y.com',
  'a@x.com\nBcc: v@y.com',
  'a@x.com,b@y.com',
  'a@x.com;b@y.com',
  'a@x.com b@y.com',
  '"v@evil.com x"@shop.test',
  '<a@x.com>',
  'Ann <a@x.com>',
  'group: a@x.com, b@y.com;',
  'a@x.com@y.com',
  'a@[127.0.0.1]',
  'a@localhost',
  '',
  `${'a'.repeat(250)}@x.com`,
];

/** What every mailer promises, whichever way the mails go. `open` gives it a limit of `LIMIT_MS`. */
export const mailerContract = (name: string, open: () => Promise<MailerUnderTest>) => {
  describe(`${name}, as a mailer`, () => {
    let under: MailerUnderTest;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.close());

    const newlyDelivered = async (send: () => Promise<unknown>) => {
      const before = await under.delivered();
      await send();
      return (await under.delivered()).slice(before.length);
    };

    test('delivers recipient, subject and both bodies as they were given', async () => {
      const text = `Grüße 👋\n.\n..dots\nFrom here\n\n${'long '.repeat(300)}end`;
      const html = `<p style="color:#0b4f3f">Grüße &amp; 👋 ${'long '.repeat(300)}</p>`;
      const mail = { to: 'ann@example.com', subject: 'K7M2QX — Grüße aus der Bindery', html, text };
      const [delivered, ...others] = await newlyDelivered(() => under.mailer.send(mail));
      expect(delivered).toEqual({ recipients: ['ann@example.com'], subject: mail.subject, html, text });
      expect(others).toEqual([]);
    });

    test('delivers each mail to its own recipient when many are sent at once', async () => {
      const addresses = Array.from({ length: 12 }, (_, index) => `reader${index}@example.com`);
      const delivered = await newlyDelivered(() =>
        Promise.all(addresses.map((address) => under.mailer.send(mailTo(address, `For ${address}`)))),
      );
      expect(
        delivered.map(({ recipients, subject }) => `${recipients.join()}: ${subject}`).toSorted(),
      ).toEqual(addresses.map((address) => `${address}: For ${address}`).toSorted());
    });

    test('writes an address in its one normal form', async () => {
      const [delivered] = await newlyDelivered(() => under.mailer.send(mailTo(' Ann@EXAMPLE.com ')));
      expect(delivered?.recipients).toEqual(['ann@example.com']);
    });

    test.each(notOneMailbox)('refuses %j, which is not one mailbox, and delivers nothing', async (to) => {
      const delivered = await newlyDelivered(() =>
        expect(under.mailer.send(mailTo(to))).rejects.toThrow('exactly one plain address'),
      );
      expect(delivered).toEqual([]);
    });

    test('takes a subject with line breaks for text, not for further headers', async () => {
      const subject = 'Hello\r\nBcc: v@evil.com\r\n\r\n<p>other body</p>';
      const [delivered] = await newlyDelivered(() => under.mailer.send(mailTo('ann@example.com', subject)));
      expect(delivered).toMatchObject({
        recipients: ['ann@example.com'],
        html: '<p>Hello</p>',
        text: 'Hello',
      });
    });

    test('says that a mail could be handed over now', async () => {
      expect(await newlyDelivered(() => under.mailer.check())).toEqual([]);
    });

    test('tells the caller in time when the next hop has stopped answering, and never delivers that mail later', async () => {
      const delivered = await newlyDelivered(async () => {
        const resume = await under.stall();
        const startedAt = performance.now();
        await expect(under.mailer.send(mailTo('ann@example.com', 'Given up'))).rejects.toThrow(Error);
        await expect(under.mailer.check()).rejects.toThrow(Error);
        expect(performance.now() - startedAt).toBeLessThan(2 * GENEROUS_MS);
        await resume();
        await under.mailer.send(mailTo('ann@example.com', 'Back again'));
      });
      expect(delivered.map(({ subject }) => subject)).toEqual(['Back again']);
    });
  });
};
