import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxMails } from '#server/db/schema/mails.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { systemRandom } from '#server/kernel/random.ts';
import { LIMIT_MS, mailerContract } from '#tests/contracts/mailer.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { mail as limits } from './mail-limits.ts';
import { createOutboxMailer } from './outbox.ts';

const { db } = await createTestDatabase();
const services = { db, clock: systemClock, random: systemRandom };

mailerContract('the outbox', async () => ({
  mailer: createOutboxMailer({ ...services, timeoutMs: LIMIT_MS }),
  delivered: async () => {
    const mails = await db.select().from(outboxMails).orderBy(asc(outboxMails.arrival));
    return mails.map(({ recipient, subject, html, text }) => ({
      recipients: [recipient],
      subject,
      html,
      text,
    }));
  },
  stall: async () => {
    const locker = await db.$client.connect();
    const lock = 'begin; lock table outbox_mails in access exclusive mode';
    await locker.query(lock);
    return async () => {
      // The second lock comes after everyone who waited for the first one has finished.
      await locker.query(`rollback; ${lock}; rollback`);
      locker.release();
    };
  },
  close: async () => {},
}));

test('the outbox keeps the newest mails only, by arrival, even when the clock is set back', async () => {
  await db.delete(outboxMails);
  await db.execute(sql`
    insert into outbox_mails (id, recipient, subject, html, text, created_at)
    select gen_random_uuid(), 'ann@example.com', 'Mail ' || number, '', '', '2030-01-01'
    from generate_series(1, ${limits.outboxKept}::int) as number`);
  const mailer = createOutboxMailer({ ...services, clock: { now: () => new Date('2020-01-01') } });
  await mailer.send({ to: 'ann@example.com', subject: 'The newest', html: '', text: '' });
  const subjects = (await db.select().from(outboxMails).orderBy(asc(outboxMails.arrival))).map(
    ({ subject }) => subject,
  );
  expect(subjects).toHaveLength(limits.outboxKept);
  expect(subjects.at(0)).toBe('Mail 2');
  expect(subjects.at(-1)).toBe('The newest');
});
