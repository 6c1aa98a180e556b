import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss, type SendOptions } from 'pg-boss';
import type { Transaction } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { jobs } from '#shared/limits.ts';
import { type Envelope, LINE } from './job-line.ts';
import { takeTurn } from './turn.ts';

type Sender = { boss: PgBoss; clock: Clock };

type When = Pick<SendOptions, 'startAfter' | 'singletonKey' | 'singletonSeconds' | 'deleteAfterSeconds'>;

/** Puts a job in line as part of the caller's transaction. */
export const sendJob = async (
  { boss, clock }: Sender,
  tx: Transaction,
  envelope: Envelope,
  when: When = {},
) => {
  const { lane, priority } = await takeTurn(tx, envelope, clock.now());
  await boss.send(LINE, envelope, {
    ...when,
    db: fromDrizzle(tx, sql),
    priority,
    group: { id: lane },
    retryLimit: jobs.retries[envelope.class],
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: jobs.maxRetryDelayMs / 1000,
  });
};
