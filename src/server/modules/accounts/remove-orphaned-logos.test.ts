import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { ORPHAN_AGE_MS } from '#server/modules/files/remove-orphaned-objects.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { createFilesBench } from '#tests/support/storage/files-bench.ts';
import { sharedEngine } from '#tests/support/template-engine/shared-engine.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { removeOrphanedLogos } from './remove-orphaned-logos.ts';
import { LOGO_BUCKET, replaceLogo } from './replace-logo.ts';

const { queue, enqueued } = createRecordingQueue();
const bench = await createFilesBench(createDiskStorage({ directory: await createTemporaryFolder() }));
const services = { ...bench.services, queue, templateEngine: sharedEngine };
const { db, clock } = services;
const signal = new AbortController().signal;

const logoRows = async () =>
  (await db.select().from(storedFiles).where(eq(storedFiles.bucket, LOGO_BUCKET))).map(({ path }) => path);
const logoOf = async (id: string) =>
  (await db.select().from(customers).where(eq(customers.id, id))).map(({ logoPath }) => logoPath);

test('a logo that did not become the customer’s has no row', async () => {
  await replaceLogo(services, bench.ann, makePng(8, 8));
  const broken = { ...services, queue: { ...queue, enqueue: () => Promise.reject(new Error('It fell.')) } };
  await expect(replaceLogo(broken, bench.ann, makePng(9, 9))).rejects.toThrow('It fell.');
  expect(await logoRows()).toEqual(await logoOf(bench.ann));
});

test('rows of logos that are nobody’s go after an hour, the others stay', async () => {
  const leaked = await bench.store({ bucket: LOGO_BUCKET });
  enqueued.length = 0;
  await removeOrphanedLogos(services, signal);
  expect(await logoRows()).toContain(leaked.path);
  clock.advance(2 * ORPHAN_AGE_MS);
  await replaceLogo(services, bench.bob, makePng(8, 8));
  // A round begins anew once the one before has come to its end.
  for (let round = 0; round < 2; round += 1) await removeOrphanedLogos(services, signal);
  const kept = [...(await logoOf(bench.ann)), ...(await logoOf(bench.bob))];
  expect(new Set(await logoRows())).toEqual(new Set(kept));
  expect(enqueued).toEqual([{ name: 'remove-file', data: { key: expect.stringContaining(leaked.id) } }]);
});
