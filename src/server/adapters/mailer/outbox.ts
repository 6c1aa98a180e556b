import { desc, lte } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import type { Services } from '#server/kernel/services.ts';
import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { mail as limits } from './mail-limits.ts';
import { oneMailbox } from './one-mailbox.ts';

type Options = Pick<Services, 'db' | 'clock' | 'random'> & { timeoutMs?: number };

/** Keeps mails for the mail viewer instead of sending them. */
export const createOutboxMailer = ({
  db,
  clock,
  random,
  timeoutMs = limits.sendTimeoutMs,
}: Options): Mailer => ({
  send: async ({ to, subject, html, text }) => {
    const mail = {
      id: random.uuid(),
      recipient: oneMailbox(to),
      subject,
      html,
      text,
      createdAt: clock.now(),
    };
    await withTimeout(timeoutMs, (signal) =>
      db.transaction(async (tx) => {
        await tx.insert(outboxMails).values(mail);
        await dropOldest(tx);
        // The caller was told that it failed: a mail that turns up later would show a code that does not work.
        if (signal.aborted) tx.rollback();
      }),
    );
  },
  check: async () => {
    await withTimeout(timeoutMs, () =>
      db.select({ id: outboxMails.id }).from(outboxMails).limit(1).execute(),
    );
  },
});

const dropOldest = async (tx: Transaction) => {
  const firstTooMany = tx
    .select({ arrival: outboxMails.arrival })
    .from(outboxMails)
    .orderBy(desc(outboxMails.arrival))
    .offset(limits.outboxKept)
    .limit(1);
  await tx.delete(outboxMails).where(lte(outboxMails.arrival, firstTooMany));
};
