import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { orders } from '#server/db/schema/orders.ts';
import { checkInvariants } from '#tests/support/database/check-invariants.ts';
import { outboxOf, sandboxLedger } from '#tests/support/payments/sandbox-ledger.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { keepRunning } from './support/keep-running.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const PURCHASES = Number(process.env['PURCHASES'] ?? 30);
const PATIENCE_MS = 120_000;

const timed = async (script: string, file: string, env: Record<string, string>) => {
  const startedAt = performance.now();
  const { PATH, HOME } = process.env;
  await promisify(execFile)('node', [script, file], { env: { PATH, HOME, ...env } });
  return performance.now() - startedAt;
};

test('a backup taken under load is a whole shop of one instant', async () => {
  const town = await openTown({ workers: 1 });
  const file = join(await createTemporaryFolder(), 'shop.backup');
  const buying = town.shopper.buyMany(PURCHASES, 4);
  while ((await town.services.db.$count(orders)) < PURCHASES / 2) await wait(50);
  const backupMs = await timed('scripts/backup.ts', file, town.shared);
  await buying;
  await town.finished(PATIENCE_MS);
  await town.stop();
  expect(await town.examine()).toEqual([]);

  const { db, url } = await createTestDatabase();
  const dataDir = await createTemporaryFolder();
  const place = { ...town.shared, DATABASE_URL: url, DATA_DIR: dataDir };
  const restoreMs = await timed('scripts/restore.ts', file, place);
  const restored = await db.$count(orders);
  // What was under way at that instant is finished there; nobody serves, so the provider is asked.
  const worker = keepRunning(['src/server/worker-main.ts'], place, /worker is ready/);
  const world = {
    db,
    storage: createDiskStorage({ directory: join(dataDir, 'files') }),
    provider: sandboxLedger(db),
    mailbox: outboxOf(db),
  };
  const startedAt = performance.now();
  let problems = await checkInvariants(world);
  while (problems.length > 0 && performance.now() - startedAt < PATIENCE_MS) {
    await wait(500);
    problems = await checkInvariants(world);
  }
  await worker.stop();
  await report({
    part: 'backup',
    case: `a backup during ${PURCHASES} purchases, restored elsewhere`,
    expected: 'consistent, restored within 60 s, goes on by itself',
    measured: `${restored} orders, backup ${seconds(backupMs)}, restore ${seconds(restoreMs)}, ${problems.length} problems`,
    ok: problems.length === 0 && restoreMs < 60_000,
  });
  expect(problems).toEqual([]);
  expect(restoreMs).toBeLessThan(60_000);
});
