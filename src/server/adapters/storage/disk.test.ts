import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { listedKeys, storageContract } from '#tests/contracts/storage.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createDiskStorage } from './disk.ts';

const parent = await createTemporaryFolder();
const directory = join(parent, 'files');
const storage = createDiskStorage({ directory });
storageContract('a disk', async () => storage);

const run = promisify(execFile);
const modeOf = async (...path: string[]) => ((await stat(join(directory, ...path))).mode & 0o777).toString(8);
const incoming = () => readdir(join(directory, '.incoming'));

/** A tmpfs that the script mounts on the folder `$1` and may make read-only: both need user namespaces, which some machines forbid. */
const MOUNT = 'mount -t tmpfs -o size=256k tmpfs "$1" && cd "$1"';
const MAKE_READ_ONLY = 'mount -o remount,bind,ro "$PWD"';
const createTinyFolder = async () => {
  const folder = join(parent, 'tiny');
  await mkdir(folder, { recursive: true });
  return folder;
};
const canMount = await run('unshare', [
  '-rm',
  'sh',
  '-c',
  `${MOUNT} && ${MAKE_READ_ONLY}`,
  'sh',
  await createTinyFolder(),
]).then(
  () => true,
  () => false,
);

/** Runs a script against a storage whose folder is a disk of 256 KiB. */
const onTinyDisk = async (script: string) => {
  const code = `
    import { createDiskStorage } from ${JSON.stringify(join(import.meta.dirname, 'disk.ts'))};
    import { execFileSync } from 'node:child_process';
    import { readdirSync } from 'node:fs';
    const storage = createDiskStorage({ directory: '.', minFreeBytes: 0 });
    const outcome = (promise) => promise.then(() => 'ok', (error) => error.code);
    console.log(JSON.stringify(await (async () => { ${script} })()));`;
  const mounted = `${MOUNT} && exec "$2" --input-type=module -e "$3"`;
  const args = ['-rm', 'sh', '-c', mounted, 'sh', await createTinyFolder(), process.execPath, code];
  return JSON.parse((await run('unshare', args)).stdout) as unknown;
};

describe('storage on a disk', () => {
  test('lets only its own user look at folders and files', async () => {
    await storage.write('logos/cd/x.png', Buffer.from('x'), 'image/png');
    expect(await modeOf()).toBe('700');
    expect(await modeOf('.incoming')).toBe('700');
    expect(await modeOf('logos', 'cd')).toBe('700');
    expect(await modeOf('logos', 'cd', 'x.png')).toBe('600');
  });

  test('shows a file only when it is whole', async () => {
    const body = new Readable({ read() {} });
    const writing = storage.write('logos/half', body, 'text/plain');
    body.push('first half, ');
    await expect.poll(incoming).toHaveLength(1);
    expect(await storage.read('logos/half')).toBeUndefined();
    body.push('second half');
    body.push(null);
    await writing;
    expect(await readFile(join(directory, 'logos/half'), 'utf8')).toBe('first half, second half');
    expect(await incoming()).toEqual([]);
  });

  test('clears away what a crash left half-written, but nothing that is still being written', async () => {
    const dayAgo = new Date(Date.now() - 86_400_000);
    await writeFile(join(directory, '.incoming', 'crashed'), 'half');
    await utimes(join(directory, '.incoming', 'crashed'), dayAgo, dayAgo);
    await writeFile(join(directory, '.incoming', 'running'), 'half');
    await storage.removeUnfinished(new Date(Date.now() - 3_600_000));
    expect(await incoming()).toEqual(['running']);
  });

  test('never lists half-written files', async () => {
    const keys = await listedKeys(storage.list(''));
    expect(keys.filter((key) => key.includes('running'))).toEqual([]);
    expect(keys).toContain('logos/half');
  });

  test('has no objects before the first write', async () => {
    const unused = createDiskStorage({ directory: join(parent, 'unused') });
    expect(await listedKeys(unused.list(''))).toEqual([]);
    expect(await unused.read('logos/x')).toBeUndefined();
    await expect(unused.removeUnfinished(new Date())).resolves.toBeUndefined();
  });

  test('can only be reached by the server itself', async () => {
    const options = { expiresInSeconds: 60, contentType: 'image/png', contentDisposition: 'inline' };
    expect(await storage.directUrl('logos/half', options)).toBeUndefined();
  });

  test('says so before the disk is full', async () => {
    const greedy = createDiskStorage({ directory, minFreeBytes: Number.MAX_SAFE_INTEGER });
    await expect(greedy.check()).rejects.toThrow(/^The disk is almost full: \d+ MB are left for files\.$/);
  });

  test('says so when its folder cannot be used', async () => {
    await writeFile(join(parent, 'a-file'), '');
    await expect(createDiskStorage({ directory: join(parent, 'a-file') }).check()).rejects.toThrow('ENOTDIR');
  });

  test.skipIf(!canMount)(
    'leaves nothing behind on a full disk, and works again once there is room',
    async () => {
      const outcomes = await onTinyDisk(`
      const tooMuch = await outcome(storage.write('a/big', Buffer.alloc(1_000_000), 'text/plain'));
      const left = readdirSync('.incoming');
      const fits = await outcome(storage.write('a/small', Buffer.alloc(1000), 'text/plain'));
      execFileSync('sh', ['-c', 'cat /dev/zero > filler || true'], { stdio: 'ignore' });
      return { tooMuch, left, fits, check: await outcome(storage.check()) };`);
      expect(outcomes).toEqual({ tooMuch: 'ENOSPC', left: [], fits: 'ok', check: 'ENOSPC' });
    },
  );

  test.skipIf(!canMount)('notices a disk that became read-only', async () => {
    const outcomes = await onTinyDisk(`
      const before = await outcome(storage.check());
      execFileSync('sh', ['-c', ${JSON.stringify(MAKE_READ_ONLY)}]);
      return { before, after: await outcome(storage.check()) };`);
    expect(outcomes).toEqual({ before: 'ok', after: 'EROFS' });
  });
});
