import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import type { Converter } from '#server/ports/converter.ts';
import { isRunning } from '#tests/support/converter/processes.ts';
import { openSharedReader } from '#tests/support/converter/shared-reader.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createEmbeddedConverter } from './embedded-converter.ts';

const folder = await createTemporaryFolder();
const log = createLog({ level: 'silent' });
const script = join(import.meta.dirname, '../../../../tests/support/converter/fake-engine.ts');
/** Waits for a start to be given up, which a slow machine is given longer for. */
const PATIENCE_MS = 300_000;
const opened: Converter[] = [];
const HANG_LIMIT_MS = 1000;
const reader = openSharedReader();
let journals = 0;

type Options = { failingStarts?: number; recycleAfter?: number; startLimitMs?: number; size?: number };

/** A converter over engines that do what the documents say. */
const openConverter = ({ failingStarts = 0, ...options }: Options = {}) => {
  const journal = join(folder, `journal-${(journals += 1)}`);
  const converter = createEmbeddedConverter(
    {
      log,
      fontsDirectory: join(folder, 'none'),
      script: { path: script, args: [journal, String(failingStarts)] },
      ...options,
    },
    reader,
  );
  opened.push(converter);
  const starts = async () =>
    (await readFile(journal, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  const pids = async () => (await starts()).flatMap((line) => line.split(' ').map(Number));
  const convert = (text: string, limitMs?: number) =>
    converter.toPdf(Buffer.from(text), limitMs === undefined ? {} : { limitMs });
  const engineOf = async () =>
    Number(/%pid (\d+)/.exec(Buffer.from((await convert('who are you')).pdf).toString('latin1'))?.[1]);
  return { converter, convert, starts, pids, engineOf };
};
const livingOf = async (pids: () => Promise<number[]>) => (await pids()).filter(isRunning);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((converter) => converter.close()));
});

describe('the embedded converter', () => {
  test('starts an engine before the first document comes, and converts with it', async () => {
    const { convert, starts, converter } = openConverter();
    await expect.poll(starts).toHaveLength(1);
    expect((await convert('a letter')).pageCount).toBe(1);
    await expect(converter.check()).resolves.toBeUndefined();
    expect(await starts()).toHaveLength(1);
  });

  test('converts many documents with one engine, in the order they came', async () => {
    const { convert, starts } = openConverter();
    const done: number[] = [];
    await Promise.all(Array.from({ length: 12 }, (_, index) => convert('x').then(() => done.push(index))));
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(await starts()).toHaveLength(1);
  });

  test.each([
    ['crashes', 'segfault', 'breaks the converter'],
    ['ends without output', 'exit', 'breaks the converter'],
    ['makes nothing', 'nothing', 'No readable PDF'],
    ['makes garbage', 'garbage', 'No readable PDF'],
    ['makes half a PDF', 'half', 'No readable PDF'],
    ['makes a PDF without pages', 'no pages', 'No readable PDF'],
    ['refuses', 'refuse', 'cannot be opened'],
    ['makes too many pages', 'too many pages', 'This document has 501 pages; at most 500 are possible.'],
  ])('blames the document at which the engine %s, and goes on', async (_, poison, sentence) => {
    const { convert, pids } = openConverter();
    await convert('a good one');
    const [bad, good] = await Promise.allSettled([convert(poison), convert('another good one')]);
    expect(bad).toMatchObject({ reason: { name: 'ConversionError', fault: 'document' } });
    expect(String((bad as PromiseRejectedResult).reason)).toContain(sentence);
    expect(good.status).toBe('fulfilled');
    expect((await convert('a third')).pageCount).toBe(1);
    await expect.poll(() => livingOf(pids)).toHaveLength(2);
  });

  test('lets a document of the most pages pass', async () => {
    expect((await openConverter().convert('most pages')).pageCount).toBe(500);
  });

  test.each(['segfault, unless fresh', 'garbage, unless fresh', 'exit, unless fresh'])(
    'does not blame a document that only a used engine fails at: %s',
    async (text) => {
      const { convert, starts } = openConverter();
      await convert('a good one');
      expect((await convert(text)).pageCount).toBe(1);
      expect(await starts()).toHaveLength(2);
    },
  );

  test('takes the word of an engine that calmly refuses, and keeps it', async () => {
    const { convert, starts } = openConverter();
    await convert('a good one');
    await expect(convert('refuse')).rejects.toMatchObject({ fault: 'document' });
    await convert('a good one');
    expect(await starts()).toHaveLength(1);
  });

  test('kills a document that hangs at its limit, with all that its engine started, twice; and the next does not wait for both', async () => {
    const { convert, pids } = openConverter();
    await convert('a good one');
    const first = await pids();
    const begunAt = performance.now();
    const ended: string[] = [];
    const failed = convert('hang', HANG_LIMIT_MS)
      .catch((error: Error) => error)
      .finally(() => ended.push('the one that hangs'));
    await convert('a good one');
    expect(ended).toEqual([]);
    expect(first.filter(isRunning)).toEqual([]);
    expect(await failed).toMatchObject({
      fault: 'document',
      message: 'Converting this document takes longer than 1 second: make it shorter or simpler.',
    });
    expect(performance.now() - begunAt).toBeGreaterThan(2 * HANG_LIMIT_MS);
    await expect.poll(() => livingOf(pids)).toHaveLength(2);
  });

  test('makes way for a new engine after some documents, and loses none meanwhile', async () => {
    const { convert, engineOf, pids } = openConverter({ recycleAfter: 3 });
    const before = await engineOf();
    await Promise.all(Array.from({ length: 10 }, () => convert('x')));
    await expect.poll(engineOf).not.toBe(before);
    await expect.poll(() => isRunning(before)).toBe(false);
    await expect.poll(async () => (await livingOf(pids)).length).toBeLessThanOrEqual(4);
  });

  test('replaces an engine that dies while nobody needs it', async () => {
    const { engineOf, starts } = openConverter();
    const before = await engineOf();
    process.kill(before, 'SIGKILL');
    await expect.poll(starts).toHaveLength(2);
    expect(await engineOf()).not.toBe(before);
  });

  test(
    'tries again when an engine does not get ready',
    async () => {
      const { convert, starts } = openConverter({ failingStarts: 1, startLimitMs: onThisMachine(1000) });
      expect((await convert('a good one')).pageCount).toBe(1);
      expect((await starts()).length).toBeGreaterThan(1);
    },
    PATIENCE_MS,
  );

  test('says that the converter is at fault when no engine gets ready, and leaves none behind', async () => {
    const { convert, converter, pids } = openConverter({ failingStarts: 1000, startLimitMs: 100 });
    await expect(convert('a good one')).rejects.toMatchObject({
      fault: 'engine',
      message: 'Documents cannot be converted just now, because the converter does not answer.',
    });
    await expect(converter.check()).rejects.toThrow('The engine does not start.');
    await expect.poll(() => livingOf(pids)).toEqual([]);
  });

  test('works side by side where it may, with a second engine from when documents wait', async () => {
    const { convert, engineOf, starts } = openConverter({ size: 2 });
    await expect.poll(engineOf).toBeGreaterThan(0);
    expect(await starts()).toHaveLength(1);
    const hanging = convert('hang', HANG_LIMIT_MS).catch(() => 'blamed');
    expect(await engineOf()).toBeGreaterThan(0);
    expect((await starts()).length).toBeGreaterThan(1);
    expect(await hanging).toBe('blamed');
  });

  test('takes a document out of the line when its caller gives up', async () => {
    const { convert, converter } = openConverter();
    await convert('a good one');
    const running = convert('hang', HANG_LIMIT_MS).catch(() => 'blamed');
    const controller = new AbortController();
    const waiting = converter.toPdf(Buffer.from('x'), { signal: controller.signal });
    controller.abort(new Error('no longer needed'));
    await expect(waiting).rejects.toThrow('no longer needed');
    expect(await running).toBe('blamed');
  });

  test('shows its engine nothing of the environment of the shop', async () => {
    const { pdf } = await openConverter().convert('environment');
    const shown = JSON.parse(/%(\{.*\})/.exec(Buffer.from(pdf).toString('latin1'))?.[1] ?? '') as object;
    expect(Object.keys(shown).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
  });

  test('leaves no process behind when it is closed, also in the middle of the work', async () => {
    const { convert, converter, pids } = openConverter({ size: 2 });
    await convert('a good one');
    const outcomes = ['hang', 'hang', 'x'].map((text) => convert(text).catch((error: Error) => error));
    await converter.close();
    for (const outcome of outcomes) expect(await outcome).toMatchObject({ fault: 'engine' });
    await expect.poll(() => livingOf(pids)).toEqual([]);
    await expect(convert('x')).rejects.toMatchObject({ fault: 'engine' });
    await expect(converter.check()).rejects.toThrow(Error);
  });
});
