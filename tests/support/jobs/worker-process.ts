import { createPgBossQueue } from '#server/adapters/queue/pg-boss.ts';
import { connect } from '#server/db/connect.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import { handlersWith } from './handlers-with.ts';

/** A worker on its own that takes a job and never finishes it; says so on its output. To be killed. */
const url = process.argv[2] ?? '';
const queue = await createPgBossQueue({
  url,
  db: connect({ url }),
  log: createLog({ level: 'silent' }),
  clock: systemClock,
});
await queue.work(
  handlersWith({
    'remove-file': (_, { attempt }) => {
      process.stdout.write(`attempt ${attempt}\n`);
      return new Promise(() => {});
    },
  }),
);
