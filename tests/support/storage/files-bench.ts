import { randomUUID } from 'node:crypto';
import { customers } from '#server/db/schema/accounts.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { systemRandom } from '#server/kernel/random.ts';
import type { NewFile } from '#server/modules/files/stage-file.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import type { Storage } from '#server/ports/storage.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';

/** A database, a clock that stands still, two customers, and files to try things on. */
export const createFilesBench = async (storage: Storage) => {
  const { db } = await createTestDatabase();
  const keys = deriveKeys('the secret of a shop that exists in tests only');
  const services = { db, storage, keys, clock: createTestClock(), random: systemRandom };
  const [ann, bob] = [randomUUID(), randomUUID()];
  const createdAt = services.clock.now();
  await db.insert(customers).values([
    { id: ann, email: 'ann@example.com', createdAt },
    { id: bob, email: 'bob@example.com', createdAt },
  ]);
  return { services, ann, bob, store: storeFor(services, ann) };
};

/** Stores a small picture of the owner's, or what the test says instead. */
export const storeFor =
  (services: Parameters<typeof storeFile>[0], ownerId: string) =>
  (file: Partial<NewFile> = {}) =>
    storeFile(services, {
      bucket: 'document_previews',
      body: Buffer.from('bytes'),
      contentType: 'image/jpeg',
      downloadName: 'Picture.jpg',
      ownerId,
      isPublic: false,
      ...file,
    });
