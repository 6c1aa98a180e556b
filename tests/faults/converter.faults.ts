import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { retryGeneration } from '#server/modules/orders/retry-generation.ts';
import { countCommands } from '#tests/support/converter/processes.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const town = await openTown({ workers: 1 });
const { office } = town;
const { db } = town.services;
const BAD_FOR_MS = 6000;

/** The most memory any process of the server or the worker itself holds, in MB. */
const residentMegabytes = () =>
  Math.max(
    ...execFileSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => /src\/server\/(main|worker-main)\.ts/.test(line))
      .map((line) => Number(line.trim().split(/\s+/)[0]) / 1024),
  );

const modes = [
  ['crashes', 'segfault'],
  ['ends as if all were well, without a PDF', 'exit'],
  ['writes half a PDF', 'half'],
  ['takes all memory', 'bomb'],
  ['hangs', 'hang'],
] as const;

test.each(modes)('a converter that %s delays an order and spoils nothing', async (name, mode) => {
  await office.behave(mode);
  const before = residentMegabytes();
  await town.shopper.buy();
  await wait(BAD_FOR_MS);
  const made = await db.$count(lineItems, eq(lineItems.status, 'GENERATED'));
  const growth = residentMegabytes() - before;
  await office.behave('');
  // A document that comes out broken twice has failed, with a reason; its buyer asks for it again.
  const failed = await db.select().from(lineItems).where(eq(lineItems.status, 'FAILED'));
  for (const { orderId } of failed) await retryGeneration(town.services, { orderId });
  const doneMs = await town.finished(2 * conversion.limitMs + 60_000);
  await report({
    part: 'converter',
    case: `a converter that ${name}`,
    expected: 'nothing spoiled, made once it is well',
    measured: `made ${seconds(doneMs)} after it was well, ${failed.length} failed before, the shop grew by ${growth.toFixed(0)} MB`,
    ok: failed.every(({ failure }) => failure !== null),
  });
  expect(failed.filter(({ failure }) => failure === null)).toEqual([]);
  expect(made).toBe(modes.findIndex(([, one]) => one === mode));
});

test('what was made is whole, and no converter is left', async () => {
  await town.stop();
  expect(countCommands(office.path)).toBe(0);
  expect(await town.examine()).toEqual([]);
});
