import { expect, test, vi } from 'vitest';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { createLazyConverter } from './lazy-converter.ts';

const openLazily = () => {
  const real = createFakeConverter();
  const check = vi.spyOn(real, 'check');
  const close = vi.spyOn(real, 'close');
  const open = vi.fn<() => typeof real>(() => real);
  return { converter: createLazyConverter(open), open, check, close };
};

test('a process that converts nothing opens no engine, however often its health is asked for', async () => {
  const { converter, open, close } = openLazily();
  await converter.check();
  await converter.close();
  expect(open).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
  await expect(converter.toPdf(new Uint8Array())).rejects.toThrow('closed');
});

test('the engine is opened once, by a start or by the first document, and closed with the rest', async () => {
  const { converter, open, check, close } = openLazily();
  converter.start();
  expect((await converter.toPdf(new Uint8Array())).pageCount).toBe(4);
  await converter.check();
  await converter.close();
  expect([open, check, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('who only looks into a PDF opens no engine', async () => {
  const open = vi.fn<() => ReturnType<typeof createFakeConverter>>(() => createFakeConverter());
  const reader = createFakeConverter();
  const close = vi.spyOn(reader, 'close');
  const converter = createLazyConverter(open, () => reader);
  expect(await converter.toText(new Uint8Array())).toHaveLength(4);
  await converter.close();
  expect(open).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});
