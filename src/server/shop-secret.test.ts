import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readShopSecret } from './shop-secret.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bindery-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a configured secret is used as it is, and nothing is written', async () => {
  expect(await readShopSecret({ secret: 'configured', dataDir })).toBe('configured');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a secret is made on first run, readable by its owner only, and kept', async () => {
  const made = await readShopSecret({ secret: undefined, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(await readShopSecret({ secret: undefined, dataDir })).toBe(made);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('processes that start together agree on one secret', async () => {
  const secrets = await Promise.all([1, 2, 3].map(() => readShopSecret({ secret: undefined, dataDir })));
  expect(new Set(secrets).size).toBe(1);
});
