import { describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createFilesBench } from '#tests/support/storage/files-bench.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listReadableFiles } from './list-readable-files.ts';

const storage = createDiskStorage({ directory: await createTemporaryFolder() });
const { services, ann, bob, store } = await createFilesBench(storage);

for (const path of [
  'b.jpg',
  'A.jpg',
  'plans/one.xlsx',
  'plans/One.pdf',
  'plans/deep/two.xlsx',
  'sheets/x.jpg',
]) {
  await store({ path });
  services.clock.advance(1000);
}
await store({ path: 'bobs.jpg', ownerId: bob });
await store({ path: 'public.jpg', ownerId: null, isPublic: true });
await store({ path: 'logo.png', bucket: 'logos' });

const everything = {
  readerId: ann,
  bucket: 'document_previews',
  folder: '',
  search: '',
  sort: { by: 'name', descending: false },
  limit: 100,
  offset: 0,
} as const;
type Query = Parameters<typeof listReadableFiles>[1];
const namesOf = async (query: Partial<Query>) =>
  (await listReadableFiles(services, { ...everything, ...query })).map(({ name, file }) =>
    file ? name : `${name}/`,
  );

describe('listing files', () => {
  test("shows the reader's own files of that bucket, folders first, and nobody else's", async () => {
    expect(await namesOf({})).toEqual(['plans/', 'sheets/', 'A.jpg', 'b.jpg']);
    expect(await namesOf({ readerId: bob })).toEqual(['bobs.jpg']);
    expect(await namesOf({ bucket: 'logos' })).toEqual(['logo.png']);
  });

  test.each(['plans', 'plans/'])('shows one level of the folder %s', async (folder) => {
    expect(await namesOf({ folder })).toEqual(['deep/', 'One.pdf', 'one.xlsx']);
  });

  test('finds by any part of the last segment, in any letter case', async () => {
    expect(await namesOf({ folder: 'plans', search: 'ONE' })).toEqual(['One.pdf', 'one.xlsx']);
    expect(await namesOf({ folder: 'plans', search: 'one.xlsx' })).toEqual(['one.xlsx']);
    expect(await namesOf({ search: 'lan' })).toEqual(['plans/']);
    expect(await namesOf({ folder: 'plans', search: '%' })).toEqual([]);
    expect(await namesOf({ folder: 'plans', search: '_' })).toEqual([]);
  });

  test('sorts by name or age, either way', async () => {
    expect(await namesOf({ sort: { by: 'name', descending: true } })).toEqual([
      'sheets/',
      'plans/',
      'b.jpg',
      'A.jpg',
    ]);
    expect(await namesOf({ folder: 'plans', sort: { by: 'createdAt', descending: false } })).toEqual([
      'deep/',
      'one.xlsx',
      'One.pdf',
    ]);
  });

  test('shows a page at a time', async () => {
    expect(await namesOf({ limit: 3 })).toEqual(['plans/', 'sheets/', 'A.jpg']);
    expect(await namesOf({ limit: 3, offset: 3 })).toEqual(['b.jpg']);
    expect(await namesOf({ offset: 4 })).toEqual([]);
  });

  test('tells size, type, hash and age of a file', async () => {
    const [entry] = await listReadableFiles(services, { ...everything, search: 'b.jpg' });
    expect(entry?.file).toMatchObject({
      size: 5,
      contentType: 'image/jpeg',
      sha256: expect.stringMatching(/^\w{64}$/),
    });
    expect(entry?.file?.createdAt).toBeInstanceOf(Date);
  });

  test.each(['../', '/plans', 'plans//', 'pl', 'plans/one.xlsx', 'a\0b', '%'])(
    'has nothing in the folder %j',
    async (folder) => {
      expect(await namesOf({ folder })).toEqual([]);
    },
  );
});
