import { expect, test } from 'vitest';
import { simulatePurchases } from './support/purchases.ts';
import { createSimulatedShop } from './support/simulated-shop.ts';

/** `SEED=123 npx vitest run tests/simulation/purchases.test.ts` plays that one again and prints all that happens. */
const { SEED, SEEDS = '500' } = process.env;
const LANES = 2;

const shops = await Promise.all(Array.from({ length: LANES }, createSimulatedShop));
const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];

test('whatever breaks on the way, every payment becomes one order with all its documents and mails', async () => {
  const failures: string[] = [];
  let paid = 0;
  const startedAt = performance.now();
  await Promise.all(
    shops.map(async (shop) => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const run = await simulatePurchases(shop, seed);
        paid += run.paid;
        if (SEED !== undefined) process.stdout.write(`${run.trace.join('\n')}\n`);
        if (run.problems.length > 0) failures.push(`SEED=${seed}: ${run.problems.join('; ')}`);
      }
    }),
  );
  process.stdout.write(
    `${paid} purchases in ${Math.round(performance.now() - startedAt)} ms ${JSON.stringify(process.cpuUsage())}\n`,
  );
  expect(failures).toEqual([]);
}, 300_000);
