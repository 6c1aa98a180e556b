import { describe, expect, test } from 'vitest';
import { carelessMailer, hastyStorage } from './support/flaws.ts';
import { type Habits, simulatePurchases } from './support/purchases.ts';
import { createSimulatedShop } from './support/simulated-shop.ts';

const shop = await createSimulatedShop();
const MOST_SEEDS = 120;
const PATIENCE_MS = 300_000;

/** What is found wrong, and by which seed: the one that found it soonest last time, unless the game has changed since. */
const findProblem = async (habits: Habits, lastFoundBy: number) => {
  const seeds = [lastFoundBy, ...Array.from({ length: MOST_SEEDS }, (_, index) => index + 1)];
  for (const seed of seeds) {
    const { problems } = await simulatePurchases(shop, seed, habits);
    if (problems.length > 0) return { seed, problems: problems.join('\n') };
  }
  return undefined;
};

const naive: [string, Habits, RegExp, number][] = [
  [
    'acknowledges events before they are kept, and never asks',
    { acknowledgesFirst: true, neverAsks: true },
    /has 0 orders/,
    22,
  ],
  [
    'uses what was made ahead without comparing the details',
    { usesAnyAhead: true },
    /is for Lee Bakery.*, not for Lee Bakery/,
    9,
  ],
  [
    'says that files are kept before they are',
    { flaw: hastyStorage },
    /is not the file that was recorded/,
    9,
  ],
  [
    'does not look whether its mails are accepted',
    { flaw: carelessMailer, harshOn: /^mailer/ },
    /nobody was sent/,
    1,
  ],
];

describe.each(naive)('a shop that %s', (_name, habits, problem, lastFoundBy) => {
  test(
    'is told apart, and the same seed finds nothing wrong with ours',
    async () => {
      const found = await findProblem(habits, lastFoundBy);
      expect(found?.problems).toMatch(problem);
      const { harshOn } = habits;
      const ours = await simulatePurchases(shop, found?.seed ?? 0, harshOn ? { harshOn } : {});
      expect(ours.problems).toEqual([]);
    },
    PATIENCE_MS,
  );
});

test('a seed plays the same each time', async () => {
  const [first, second] = [await simulatePurchases(shop, 7), await simulatePurchases(shop, 7)];
  expect(first.trace.length).toBeGreaterThan(20);
  expect(withoutNumbers(second.trace)).toEqual(withoutNumbers(first.trace));
});

/** The database counts on from run to run. */
const withoutNumbers = (trace: string[]) => trace.map((line) => line.replace(/order \d+/, 'an order'));
