import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { findPostgres, killPostgres, makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { startProgram, WHOLE_PROGRAMS_MS } from '#tests/support/processes/start-program.ts';
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres.ts';

/** Nobody converts here, and an office of its own would take each program five seconds of a processor to warm up. */
const GOTENBERG_URL = 'http://127.0.0.1:9';

const start = (env: Record<string, string>) =>
  startProgram('node', ['src/server/main.ts'], { PORT: '0', LOG_LEVEL: 'warn', DEMO: 'off', ...env });

const startReady = async (env: Record<string, string>) => {
  const server = start({ GOTENBERG_URL, ...env });
  const [, url = ''] = await server.prints(/Store +(\S+)/);
  return { server, url };
};

const isHealthy = async (url: string) => (await fetch(new URL('/healthz', url))).ok;

const query = async (dataDir: string, sql: string) => {
  const { url } = await startEmbeddedPostgres(join(dataDir, 'postgres'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

beforeAll(() => builtWeb());

describe('the server and its data folder', { timeout: WHOLE_PROGRAMS_MS }, async () => {
  const parent = await makeDataDir();
  const DATA_DIR = join(parent, 'data');

  test('belong together: a second server is refused in one sentence, and the first goes on', async () => {
    const { server, url } = await startReady({ DATA_DIR });
    const second = await start({ DATA_DIR: join(parent, '..', basename(parent), 'data') }).ends;
    expect(second.code).toBe(1);
    expect(second.output).toBe(
      `Bindery already runs on the data folder ${DATA_DIR} (process ${server.process.pid}): stop it there first, or set DATA_DIR and PORT to another folder and port.\n`,
    );
    expect(await isHealthy(url)).toBe(true);
    server.process.kill('SIGTERM');
    expect((await server.ends).code).toBe(0);
    expect(findPostgres(DATA_DIR)).toBeUndefined();
  });

  test('show nothing to other users of the machine', async () => {
    const { server } = await startReady({ DATA_DIR });
    server.process.kill('SIGTERM');
    await server.ends;
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
    expect((await stat(join(DATA_DIR, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
  });

  test('share their database with a worker, who keeps it when the server stops', async () => {
    const { server } = await startReady({ DATA_DIR });
    const worker = startProgram('node', ['src/server/worker-main.ts'], { DATA_DIR, GOTENBERG_URL });
    await worker.prints(/worker is ready/);
    server.process.kill('SIGTERM');
    expect((await server.ends).code).toBe(0);
    expect(findPostgres(DATA_DIR)).toBeDefined();
    worker.process.kill('SIGTERM');
    expect((await worker.ends).code).toBe(0);
    expect(findPostgres(DATA_DIR)).toBeUndefined();
  });

  test('lose nothing when everything is killed', async () => {
    const { server } = await startReady({ DATA_DIR });
    await query(DATA_DIR, 'create table kept as select 42 as answer');
    server.process.kill('SIGKILL');
    killPostgres(DATA_DIR);
    await server.ends;
    const again = await startReady({ DATA_DIR });
    expect(await isHealthy(again.url)).toBe(true);
    expect(await query(DATA_DIR, 'select answer from kept')).toEqual([{ answer: 42 }]);
    again.server.process.kill('SIGTERM');
    expect((await again.server.ends).code).toBe(0);
  });
});

describe('a server that cannot start', { timeout: WHOLE_PROGRAMS_MS }, () => {
  test('leaves a taken port to its owner', async () => {
    const owner = createServer((_request, answer) => answer.end('still here')).listen(0, '127.0.0.1');
    await once(owner, 'listening');
    const { port } = owner.address() as AddressInfo;
    const DATA_DIR = await makeDataDir();
    const { code, output } = await start({ DATA_DIR, PORT: String(port) }).ends;
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or choose another port, for example PORT=${port + 1} npm start.\n`,
    );
    // Found out before anything that takes long: the database was not even made.
    expect(await readdir(DATA_DIR)).not.toContain('postgres');
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('still here');
    owner.close();
  });

  test.each([
    ['two mistakes', { PORT: 'x', SMTP_URL: 'mail' }, 2],
    ['the defaults of development in production', { NODE_ENV: 'production' }, 4],
  ])('tells %s at once', async (_name, env, mistakes) => {
    const { code, output } = await start(env).ends;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(mistakes + 1);
    expect(output).not.toContain('    at ');
  });

  test.each([
    ['a folder it may not write', { DATA_DIR: '/dev/null/data' }, 'set DATA_DIR to another folder'],
    [
      'an address of another machine',
      { HOST: '192.0.2.1', ALLOW_MAIL_VIEWER: '1', ALLOW_FAKE_PAYMENTS: '1' },
      'set HOST to one of its own',
    ],
    ['a missing LibreOffice', { SOFFICE_PATH: '/nowhere/soffice' }, 'set it to the soffice program'],
    ['a silent database', { DATABASE_URL: 'postgres://a:hidden@192.0.2.1/x' }, 'check DATABASE_URL'],
    ['a closed database port', { DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/x' }, 'check DATABASE_URL'],
  ])('says in one sentence what to do about %s', async (_name, env, advice) => {
    const { code, output } = await start({ DATA_DIR: await makeDataDir(), ...env }).ends;
    expect(code).toBe(1);
    expect(output).toMatch(/^[^\n]+\n$/);
    expect(output).toContain(advice);
    expect(output).not.toContain('hidden');
  });
});
