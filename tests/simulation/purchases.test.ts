import { expect, test } from 'vitest';
import { simulatePurchases } from './support/purchases.ts';
import { createSimulatedShop } from './support/simulated-shop.ts';

/**
 * `SEED=123 npx vitest run tests/simulation/purchases.test.ts` plays that one again and prints all that happens.
 * A busy machine stops before the last seed, and says so.
 */
const { SEED, SEEDS = '500', SIMULATION_SECONDS = '50' } = process.env;
const FEWEST = 25;
const LANES = 2;

const shops = await Promise.all(Array.from({ length: LANES }, createSimulatedShop));
const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];

test('whatever breaks on the way, every payment becomes one order with all its documents and mails', async () => {
  const asked = seeds.length;
  const endsAt = performance.now() + Number(SIMULATION_SECONDS) * 1000;
  const failures: string[] = [];
  const done = { seeds: 0, purchases: 0, faults: 0, crashes: 0 };
  const mayGoOn = () => done.seeds < Math.min(FEWEST, asked) || performance.now() < endsAt;
  await Promise.all(
    shops.map(async (shop) => {
      for (let seed = seeds.shift(); seed !== undefined && mayGoOn(); seed = seeds.shift()) {
        const { problems, trace, paid } = await simulatePurchases(shop, seed);
        done.seeds += 1;
        done.purchases += paid;
        done.faults += trace.filter((line) => / (fails|slow|crash)/.test(line)).length;
        done.crashes += trace.filter((line) => line.startsWith('  crash at')).length;
        if (SEED !== undefined) process.stdout.write(`${trace.join('\n')}\n`);
        if (problems.length > 0) failures.push(`SEED=${seed}: ${problems.join('; ')}`);
      }
    }),
  );
  const { purchases, faults, crashes } = done;
  process.stdout.write(
    `${done.seeds} of ${asked} seeds: ${purchases} purchases, ${faults} faults, ${crashes} of them crashes\n`,
  );
  expect(failures).toEqual([]);
}, 300_000);
