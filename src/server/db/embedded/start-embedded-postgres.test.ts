import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAlive } from '#server/kernel/is-alive.ts';
import { readPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

let parent = '';
let home = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bindery-embedded-'));
  home = join(parent, 'postgres');
});
afterAll(async () => {
  const running = readPostmaster(join(home, 'cluster'));
  if (running && isAlive(running.pid)) process.kill(running.pid, 'SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};
const killServer = async () => {
  const { pid } = readPostmaster(join(home, 'cluster')) ?? expect.fail('no server is running');
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await new Promise(setImmediate);
};

describe('the embedded database', () => {
  test('is made once and shared by processes that start together', async () => {
    const started = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres(home)));
    expect(new Set(started.map(({ url }) => url)).size).toBe(1);
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  test('keeps what it has acknowledged when everything is killed', async () => {
    const { url } = await startEmbeddedPostgres(home);
    await query(url, 'create table kept (id int); insert into kept values (42)');
    await killServer();
    const again = await startEmbeddedPostgres(home);
    expect(await query(again.url, 'select id from kept')).toEqual([{ id: 42 }]);
  });

  test('starts although its lock file names a process that is now another program', async () => {
    await killServer();
    const lock = join(home, 'cluster', 'postmaster.pid');
    const lines = (await readFile(lock, 'utf8')).split('\n');
    await writeFile(lock, [String(process.pid), ...lines.slice(1)].join('\n'));
    const { url } = await startEmbeddedPostgres(home);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('goes on as long as somebody else uses it, and stops with the last one', async () => {
    const server = await startEmbeddedPostgres(home);
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    await server.stop();
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.end();
    await server.stop();
    expect(readPostmaster(join(home, 'cluster'))).toBeUndefined();
  });

  test('says what is wrong when its files are damaged', async () => {
    await writeFile(join(home, 'cluster', 'PG_VERSION'), '9.6\n');
    await expect(startEmbeddedPostgres(home)).rejects.toThrow(/did not start.*incompatible/s);
  });
});
