import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PizZip from 'pizzip';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storedFiles } from '#server/db/schema/files.ts';
import { orders } from '#server/db/schema/orders.ts';
import { objectKeyOf, type StoredFile } from '#server/modules/files/stored-file.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { dataOf, pathOf } from '#tests/support/shop/calls.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const FORMATS = ['.pdf', '.docx'];
const LIMIT_MS = 60_000;

const harms: ((file: string) => void)[] = [
  (file) => rmSync(file),
  (file) => truncateSync(file, 100),
  (file) => {
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
];

/** Whole and right, or nothing: a ZIP knows the check sums of what is in it. */
const isWhole = (bytes: Buffer) => {
  const zip = new PizZip(bytes, { checkCRC32: true });
  return FORMATS.every((format) => Object.keys(zip.files).some((name) => name.endsWith(format)));
};

test('files that are lost, cut and altered are never sent as whole, and made again', async () => {
  const town = await openTown({ workers: 1 });
  const { db, config } = town.services;
  const bought = await town.shopper.buyMany(harms.length * FORMATS.length, 2);
  await town.finished(LIMIT_MS);
  const files: StoredFile[] = await db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.bucket, PREVIEW_BUCKET));
  const placed = await db.select().from(orders);
  let told = 0;
  let broken = 0;
  const startedAt = performance.now();

  const recover = async (email: string, index: number) => {
    const order = placed.find(({ buyer }) => buyer?.email === email);
    const [harm, format] = [harms[index % harms.length], FORMATS[Math.floor(index / harms.length)] ?? ''];
    const file = files.find(({ orderId, path }) => orderId === order?.id && path.endsWith(format));
    if (!file || !order) throw new Error(`${email} has no ${format}.`);
    harm?.(join(config.dataDir, 'files', objectKeyOf(file)));
    const { headers } = await town.shop.buyer(email);
    const from = `10.9.${index}.1`;
    const askForZip = async () => {
      const signed = await town.shopper.ask(
        from,
        pathOf('customer', 'getOrderZipUrl', { orderId: order.id }),
        {
          headers: await headers(),
        },
      );
      if (signed.status !== 200) return signed;
      return town.shopper.ask(from, (await dataOf<{ url: string }>(signed)).url);
    };
    let answer = await askForZip();
    // The one who asks first is told; later refusals may only say that the order is still being made.
    if (answer.status === 409) told += 1;
    for (; answer.status !== 200; answer = await askForZip()) await wait(200);
    if (!isWhole(Buffer.from(await answer.arrayBuffer()))) broken += 1;
  };
  await Promise.all(bought.map(({ email }, index) => recover(email, index)));
  const recoveredMs = performance.now() - startedAt;
  await town.finished(LIMIT_MS);
  await town.stop();
  const problems = await town.examine();
  await report({
    part: 'lost-files',
    case: `${bought.length} files of as many orders deleted, cut or altered`,
    expected: 'told of, made again, never sent as whole',
    measured: `${told} of ${bought.length} told at the first try, ${broken} broken ZIPs, all right after ${seconds(recoveredMs)}, ${problems.length} problems`,
    ok: told === bought.length && broken === 0 && problems.length === 0,
  });
  expect(told).toBe(bought.length);
  expect(broken).toBe(0);
  expect(problems).toEqual([]);
});
