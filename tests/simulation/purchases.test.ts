import { expect, test } from 'vitest';
import { simulatePurchases } from './support/purchases.ts';
import { createSimulatedShop } from './support/simulated-shop.ts';

/**
 * `SEED=123 npm run unit -- tests/simulation/purchases.test.ts` plays that one again and prints all that happens.
 * Every run plays the same seeds, however slow the machine; `SEEDS=500` plays more of them.
 */
const { SEED, SEEDS = '40' } = process.env;
const LANES = 2;

const shops = await Promise.all(Array.from({ length: LANES }, createSimulatedShop));
const seeds =
  SEED === undefined ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1) : [Number(SEED)];

test('whatever breaks on the way, every payment becomes one order with all its documents and mails', async () => {
  const failures: string[] = [];
  const done = { seeds: 0, purchases: 0, faults: 0, crashes: 0, usedAhead: 0, issued: 0 };
  await Promise.all(
    shops.map(async (shop) => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const { problems, trace, paid, usedAhead, issued } = await simulatePurchases(shop, seed);
        done.seeds += 1;
        done.purchases += paid;
        done.usedAhead += usedAhead;
        done.issued += issued;
        done.faults += trace.filter((line) => / (fails|slow|crash)/.test(line)).length;
        done.crashes += trace.filter((line) => line.startsWith('  crash at')).length;
        if (SEED !== undefined) process.stdout.write(`${trace.join('\n')}\n`);
        if (problems.length > 0) failures.push(`SEED=${seed}: ${problems.join('; ')}`);
      }
    }),
  );
  const { purchases, faults, crashes, usedAhead: ahead, issued } = done;
  process.stdout.write(
    `${done.seeds} seeds: ${purchases} purchases, ${faults} faults, ${crashes} of them crashes, ${ahead} documents made ahead and used, ${issued} approved\n`,
  );
  expect(failures).toEqual([]);
  expect(SEED !== undefined || (ahead > 0 && issued > 0)).toBe(true);
}, 1_800_000);
