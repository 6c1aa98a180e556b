import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { highest, report, seconds } from './support/report.ts';
import { findCluster, restartPostgres } from './support/restart-postgres.ts';
import { openTown } from './support/town.ts';

const RESTARTS = 5;
const PURCHASES = Number(process.env['PURCHASES'] ?? 40);
const cluster = await findCluster();

test.skipIf(cluster === undefined)(
  'a database that is restarted five times under load loses nothing',
  async () => {
    const town = await openTown({ workers: 1 });
    const { db } = town.services;
    const products = `${town.shared.PUBLIC_URL}/api/public/getProductsByKeyword?input=%22kitchen%22`;
    const answers = async () => (await fetch(products).catch(() => undefined))?.status === 200;
    const buying = town.shopper.buyMany(PURCHASES, 4);
    const outagesMs: number[] = [];
    const refusals: number[] = [];
    for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
      await wait(1500);
      await restartPostgres(cluster ?? '');
      const upAt = performance.now();
      let refused = 0;
      for (; !(await answers()); refused += 1) await wait(50);
      outagesMs.push(performance.now() - upAt);
      refusals.push(refused);
    }
    await buying;
    const doneMs = await town.finished(90_000);
    await town.stop();
    const problems = await town.examine();
    const succeeded = (await db.select().from(orders)).filter(({ status }) => status === 'succeeded').length;
    const limitMs = onThisMachine(5000);
    await report({
      part: 'database',
      case: `${RESTARTS} restarts (immediate) during ${PURCHASES} purchases`,
      expected: 'answers again within 5 s, nothing lost',
      measured: `answers after ${seconds(highest(outagesMs))} at most and ${highest(refusals)} refusals, ${PURCHASES - succeeded} lost, ${problems.length} problems, done ${seconds(doneMs)} after the last purchase`,
      ok: problems.length === 0 && succeeded === PURCHASES && highest(outagesMs) <= limitMs,
    });
    expect(problems).toEqual([]);
    expect(succeeded).toBe(PURCHASES);
    expect(highest(outagesMs)).toBeLessThanOrEqual(limitMs);
  },
);
