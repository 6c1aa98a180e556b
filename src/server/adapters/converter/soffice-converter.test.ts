import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { constants, getPriority, hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import type { Converter } from '#server/ports/converter.ts';
import { makeFakeSoffice } from '#tests/support/converter/fake-soffice.ts';
import { isRunning } from '#tests/support/converter/processes.ts';
import { openSharedReader } from '#tests/support/converter/shared-reader.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createSofficeConverter } from './soffice-converter.ts';

const folder = await createTemporaryFolder();
const workDirectory = join(folder, 'work');
const opened: Converter[] = [];
const HANG_LIMIT_MS = 1500;
const reader = openSharedReader();
let offices = 0;

type Options = { size?: number; recycleAfter?: number; isIsolated?: boolean; workDirectory?: string };

const openWith = (path: string, options: Options = {}) => {
  const converter = createSofficeConverter(
    {
      path,
      log: createLog({ level: 'silent' }),
      fontsDirectory: join(folder, 'fonts'),
      workDirectory,
      isIsolated: false,
      size: 1,
      ...options,
    },
    reader,
  );
  opened.push(converter);
  return converter;
};
const openConverter = async (options?: Options) => {
  const office = await makeFakeSoffice(folder, `office-${(offices += 1)}`);
  const converter = openWith(office.path, options);
  const convert = (text: string, limitMs?: number) =>
    converter.toPdf(Buffer.from(text), limitMs === undefined ? {} : { limitMs });
  return { ...office, converter, convert };
};
const good = (count: number) => Array.from({ length: count }, (_, index) => `good ${index}`);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((converter) => converter.close()));
});

describe('a converter over the LibreOffice of the machine', () => {
  test('converts many documents with one office that stays', async () => {
    const { convert, pids, taken } = await openConverter();
    await Promise.all(good(23).map((text) => convert(text)));
    expect(taken()).toHaveLength(23);
    expect(pids()).toHaveLength(1);
  });

  test('converts side by side where it may', async () => {
    const { convert, converter, pids, taken } = await openConverter({ size: 2 });
    const hanging = convert('hang').catch(() => 'given up');
    await expect.poll(taken).toEqual(['hang']);
    await convert('good');
    expect(taken()).toEqual(['hang', 'good']);
    expect(pids()).toHaveLength(3);
    await converter.close();
    expect(await hanging).toBe('given up');
  });

  test('makes way for a new office after some documents', async () => {
    const { convert, pids } = await openConverter({ recycleAfter: 3 });
    await convert('good');
    const first = pids();
    const runningAfterAnother = async () => {
      await convert('good');
      return first.filter(isRunning);
    };
    await expect.poll(runningAfterAnother).toEqual([]);
  });

  test('converts in the isolation of the kernel, in a folder whose name is too long for a socket', async () => {
    const { convert } = await openConverter({
      isIsolated: true,
      workDirectory: join(folder, 'long'.repeat(40)),
    });
    expect((await convert('good')).pageCount).toBe(1);
  });

  test('has the office at a lower priority than the shop', async () => {
    const { convert, pids } = await openConverter();
    await convert('good');
    expect(pids().map((pid) => getPriority(pid))).toEqual([constants.priority.PRIORITY_BELOW_NORMAL]);
  });

  test('shows the office nothing of the environment of the shop', async () => {
    const { convert } = await openConverter();
    const { pdf } = await convert('environment');
    const shown = /%([A-Z_,]+)\n%%EOF\n$/.exec(Buffer.from(pdf).toString('latin1'))?.[1]?.split(',');
    expect(shown).toEqual([
      'FONTCONFIG_FILE',
      'GLIBC_TUNABLES',
      'HOME',
      'LANG',
      'PATH',
      'SAL_USE_VCLPLUGIN',
      'TMPDIR',
    ]);
  });

  test.each([
    ['crashes', 'segfault', 'breaks the converter'],
    ['fails', 'fail', 'breaks the converter'],
    ['ends as if all were well', 'exit', 'breaks the converter'],
    ['makes nothing', 'nothing', 'cannot be opened'],
    ['makes garbage', 'garbage', 'No readable PDF'],
    ['makes half a PDF', 'half', 'No readable PDF'],
  ])('converts the other nine when LibreOffice %s at one of ten', async (_, poison, sentence) => {
    const { convert } = await openConverter();
    const texts = [...good(4), poison, ...good(5)];
    const outcomes = await Promise.allSettled(texts.map((text) => convert(text)));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => String(reason))).toEqual([expect.stringContaining(sentence)]);
    expect(outcomes[4]).toMatchObject({ status: 'rejected', reason: { fault: 'document' } });
  });

  test('kills an office that hangs at the limit, with all it has started, and converts the rest', async () => {
    const { convert, pids } = await openConverter();
    await convert('good');
    const begunAt = performance.now();
    const hanging = convert('hang', HANG_LIMIT_MS).catch((error: Error) => error);
    await Promise.all(good(3).map((text) => convert(text)));
    expect(await hanging).toMatchObject({
      fault: 'document',
      message: 'Converting this document takes longer than 2 seconds: make it shorter or simpler.',
    });
    expect(performance.now() - begunAt).toBeGreaterThan(2 * HANG_LIMIT_MS);
    // The one that is ready for the next document.
    await expect.poll(() => pids().filter(isRunning).length).toBe(1);
    expect(pids().length).toBeGreaterThanOrEqual(5);
  });

  test('blames itself, and no document, when LibreOffice converts nothing at all', async () => {
    const { convert, breakDown } = await openConverter();
    await convert('good');
    await breakDown();
    await expect(convert('good')).rejects.toMatchObject({ fault: 'engine' });
  });

  test('blames itself when there is no LibreOffice', async () => {
    const converter = openWith(join(folder, 'nowhere'));
    await expect(converter.toPdf(Buffer.from('good'))).rejects.toMatchObject({ fault: 'engine' });
    await expect(converter.check()).rejects.toThrow('ENOENT');
  });

  test('takes a document out of the line when its caller gives up', async () => {
    const { convert, converter, taken } = await openConverter();
    const running = convert('hang', HANG_LIMIT_MS).catch(() => 'blamed');
    await expect.poll(taken).toEqual(['hang']);
    const controller = new AbortController();
    const waiting = converter.toPdf(Buffer.from('x'), { signal: controller.signal });
    controller.abort(new Error('no longer needed'));
    await expect(waiting).rejects.toThrow('no longer needed');
    expect(await running).toBe('blamed');
  });

  test('leaves no process and no file behind when it is closed in the middle of the work', async () => {
    const { convert, converter, taken, pids, sockets } = await openConverter();
    const hanging = convert('hang').catch((error: Error) => error);
    await expect.poll(taken).toEqual(['hang']);
    await converter.close();
    expect(await hanging).toMatchObject({ fault: 'engine' });
    expect(await readdir(workDirectory)).toEqual([]);
    expect(sockets()).toHaveLength(1);
    expect(sockets().filter((socket) => existsSync(socket))).toEqual([]);
    await expect.poll(() => pids().filter(isRunning)).toEqual([]);
    await expect(convert('good')).rejects.toMatchObject({ fault: 'engine' });
  });

  test('clears away what a killed process of this machine left, and nothing of another machine', async () => {
    const [here, elsewhere] = [`${hostname()}.999999999-left`, 'elsewhere.999999999-left'];
    for (const name of [here, elsewhere]) await mkdir(join(workDirectory, name), { recursive: true });
    const { convert } = await openConverter();
    await convert('good');
    const own = expect.stringMatching(`^${hostname()}\\.${process.pid}-`);
    const left = await readdir(workDirectory);
    expect(left).toHaveLength(2);
    expect(left).toEqual(expect.arrayContaining([elsewhere, own]));
  });
});
