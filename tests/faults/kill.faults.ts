import { setTimeout as wait } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { madeAhead } from '#server/db/schema/ahead.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { orders } from '#server/db/schema/orders.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { percentile, report, seconds } from './support/report.ts';
import { openTown, type Town } from './support/town.ts';

const { PURCHASES = '25', SEEDS = '1,2,3' } = process.env;
const count = Number(PURCHASES);
const PROMISED_MS = onThisMachine(15_000);
const PATIENCE_MS = 60_000;

/** Kills one process after the other for as long as `isOn`; each gets far enough to do something first, or not. */
const startNemesis = ({ all }: Town, seed: number) => {
  const { below } = seededRandom(seed);
  const state = { isOn: true, lastKillAt: 0 };
  const rage = async () => {
    while (state.isOn) {
      await wait(1000 + below(3000));
      const victim = all[below(all.length)];
      if (!state.isOn || !victim?.isReady()) continue;
      victim.kill();
      state.lastKillAt = performance.now();
    }
  };
  const raging = rage();
  return {
    end: async () => {
      state.isOn = false;
      await raging;
      return state.lastKillAt;
    },
  };
};

/** Some pay before a document could be made ahead, some after, and some with another name than it was made for. */
const typingOf = (seed: number) => {
  const { below } = seededRandom(seed);
  let people = 0;
  return () => {
    people += 1;
    return { typingMs: below(8000), ...(below(4) === 0 && { renamesTo: `Bakery No ${people}` }) };
  };
};

test.each(SEEDS.split(',').map(Number))(
  'no purchase is lost or doubled while server and workers are killed at random (seed %i)',
  async (seed) => {
    const town = await openTown();
    const { db } = town.services;
    const nemesis = startNemesis(town, seed);
    const bought = await town.shopper.buyMany(count, 8, typingOf(seed));
    const lastKillAt = await nemesis.end();
    await town.made(PATIENCE_MS);
    const madeMs = performance.now() - lastKillAt;
    await town.finished(PATIENCE_MS);
    const doneMs = performance.now() - lastKillAt;
    await town.isReady();
    await town.stop();
    const problems = await town.examine();
    const succeeded = (await db.select().from(orders)).filter(({ status }) => status === 'succeeded').length;
    const ahead = await db.$count(madeAhead, eq(madeAhead.outcome, 'used'));
    const mails = await db.$count(outboxMails, like(outboxMails.recipient, 'buyer%'));
    const kills = town.all.reduce((sum, one) => sum + one.kills(), 0);
    const settled = percentile(
      bought.map(({ settledMs }) => settledMs),
      0.99,
    );
    const ok = problems.length === 0 && succeeded === count && madeMs <= PROMISED_MS;
    await report({
      part: 'kill',
      case: `${count} purchases, seed ${seed}, ${kills} kills`,
      expected: '0 lost, 0 double, all made 15 s after the last kill',
      measured: `${count - succeeded} lost, ${problems.length} problems, made after ${seconds(madeMs)}, told and drawn after ${seconds(doneMs)}, ${ahead} made ahead, paid to succeeded p99 ${seconds(settled)}, ${mails} mails for ${2 * count}`,
      ok,
    });
    expect(problems).toEqual([]);
    expect(succeeded).toBe(count);
    expect(madeMs).toBeLessThanOrEqual(PROMISED_MS);
  },
);
