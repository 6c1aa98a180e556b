import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { findPostgres, makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { startProgram, WHOLE_PROGRAMS_MS } from '#tests/support/processes/start-program.ts';

const consult = (env: Record<string, string>) => startProgram('node', ['scripts/doctor.ts'], env).ends;

beforeAll(() => builtWeb());

describe('the doctor', { timeout: WHOLE_PROGRAMS_MS }, () => {
  test('finds a fresh clone in order and makes nothing', async () => {
    const parent = await makeDataDir();
    const { code, output } = await consult({ DATA_DIR: join(parent, 'data'), PORT: '0' });
    expect(output).toContain('Everything is in order.');
    expect(code).toBe(0);
    const parts = 'Node Configuration Database Storage Mail Payments Converter Children Clock Disk Port';
    for (const part of parts.split(' ')) expect(output).toMatch(new RegExp(`^  ${part} +(ok|note) `, 'm'));
    expect(await readdir(parent)).toEqual([]);
  });

  test('looks at a running shop without disturbing it, and at a stopped one without leaving traces', async () => {
    const DATA_DIR = await makeDataDir();
    const server = startProgram('node', ['src/server/main.ts'], { DATA_DIR, PORT: '0' });
    const [, url = ''] = await server.prints(/Store +(\S+)/);
    const beside = await consult({ DATA_DIR, PORT: new URL(url).port });
    expect(beside.output).toMatch(/Database +ok +embedded Postgres 18\.\d+, schema up to date/);
    expect(beside.output).toContain(
      `Bindery already answers on port ${new URL(url).port} (process ${server.process.pid})`,
    );
    expect(beside.code).toBe(0);
    expect((await fetch(new URL('/readyz', url))).ok).toBe(true);
    server.process.kill('SIGTERM');
    await server.ends;
    const alone = await consult({ DATA_DIR, PORT: '0' });
    expect(alone).toMatchObject({ code: 0, output: expect.stringContaining('schema up to date') });
    expect(findPostgres(DATA_DIR)).toBeUndefined();
  });

  test('tells every mistake of the configuration', async () => {
    const { code, output } = await consult({ PORT: 'x', SMTP_URL: 'mail' });
    expect(code).toBe(1);
    expect(output.match(/Configuration +to do/g)).toHaveLength(2);
  });

  test('says what to do about each part that does not work', async () => {
    const stranger = createServer((socket) => socket.end('-ERR wrong door\r\n')).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    const { code, output } = await consult({
      DATA_DIR: '/dev/null/data',
      DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop',
      SMTP_URL: `smtp://shop:hidden@127.0.0.1:${port}`,
      SOFFICE_PATH: '/bin/false',
      PORT: String(port),
    });
    stranger.close();
    expect(code).toBe(1);
    for (const part of ['Database', 'Storage', 'Mail', 'Converter', 'Port'])
      expect(output).toMatch(new RegExp(`^  ${part} +to do +.*: \\w`, 'm'));
    expect(output).toContain('5 parts need something done.');
    expect(output).not.toContain('hidden');
  });
});
