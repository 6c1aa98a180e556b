import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPgBossQueue } from '#server/adapters/queue/pg-boss.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import { handlersWith } from '#tests/support/jobs/handlers-with.ts';
import { handIn, isQuick } from './report/hand-in.ts';

/** How long a job waits for a worker that rests, from the end of the transaction that queued it. */

const JOBS = isQuick ? 15 : 300;
const PROMISED_MEDIAN_MS = 100;

const directory = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
const postgres = await startEmbeddedPostgres(join(directory, 'postgres'));
const db = connect({ url: postgres.url });
try {
  await migrate(db.$client, await readMigrations());
  const log = createLog({ level: 'silent' });
  const queue = await createPgBossQueue({ db, url: postgres.url, log, clock: systemClock });
  const taken = new Map<string, () => void>();
  await queue.work(handlersWith({ 'remove-file': async ({ key }) => taken.get(key)?.() }));

  const waits: number[] = [];
  for (let job = 0; job < JOBS; job += 1) {
    const key = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    taken.set(key, resolve);
    await db.transaction((tx) => queue.enqueue(tx, 'remove-file', { key }));
    const committedAt = performance.now();
    await promise;
    waits.push(performance.now() - committedAt);
  }
  await queue.close();
  const sorted = waits.toSorted((a, b) => a - b);
  const chart = 'From a queued job to its start';
  handIn([
    {
      name: 'median',
      figure: sorted[Math.floor(JOBS / 2)] ?? 0,
      unit: 'ms',
      chart,
      promise: PROMISED_MEDIAN_MS,
    },
    { name: 'p99', figure: sorted[Math.floor(JOBS * 0.99)] ?? 0, unit: 'ms', chart },
  ]);
} finally {
  await db.$client.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
