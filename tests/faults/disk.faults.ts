import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { lineItems } from '#server/db/schema/orders.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const PURCHASES = 6;
const mounted: string[] = [];
const mountSmall = (folder: string) => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  mounted.push(folder);
};
afterAll(() => mounted.forEach((folder) => execFileSync('umount', ['-l', folder])));

const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
})();
if (!canMount)
  await report({
    part: 'disk',
    case: 'a disk that is full',
    expected: 'a small file system',
    measured: 'left out: this user may not mount one',
    ok: true,
  });

test.skipIf(!canMount)('a disk that is full delays documents and tears none', async () => {
  let files = '';
  const town = await openTown({
    workers: 1,
    prepare: async (dataDir) => {
      files = join(dataDir, 'files');
      mkdirSync(files, { recursive: true });
      mountSmall(files);
    },
  });
  const { db } = town.services;
  const ballast = join(files, '.ballast');
  const { bavail, bsize } = statfsSync(files);
  writeFileSync(ballast, Buffer.alloc((bavail - 3) * bsize));
  await town.shopper.buyMany(PURCHASES, 2);
  await wait(5000);
  const states = (await db.select().from(lineItems)).map(({ status }) => status);
  const waiting = states.filter((status) => status === 'GENERATING').length;
  rmSync(ballast);
  const doneMs = await town.finished(120_000);
  await town.stop();
  const problems = await town.examine();
  await report({
    part: 'disk',
    case: `a full disk during ${PURCHASES} purchases`,
    expected: 'paid for all the same, none torn, all made once there is room',
    measured: `${waiting} waited, ${problems.length} problems, all made ${seconds(doneMs)} after there was room`,
    ok: problems.length === 0 && waiting > 0,
  });
  expect(waiting).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
