import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { triggerDownloads } from './trigger-downloads.ts';

const missing = new Set<string>();
const clicked: string[] = [];
const noteClick = (event: MouseEvent) => {
  event.preventDefault();
  clicked.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '');
};

beforeEach(() => {
  vi.useFakeTimers();
  missing.clear();
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) =>
    Promise.resolve(new Response(null, { status: method === 'HEAD' && !missing.has(url) ? 200 : 403 })),
  );
  clicked.length = 0;
  document.addEventListener('click', noteClick);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.removeEventListener('click', noteClick);
});

test('files are handed to the browser one by one, 1500 ms apart', async () => {
  const onFile = vi.fn<() => void>();
  const done = triggerDownloads(['/a.pdf', '/b.pdf'], new AbortController().signal, onFile);
  await vi.advanceTimersByTimeAsync(1499);
  expect(clicked).toEqual(['/a.pdf']);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(clicked).toEqual(['/a.pdf', '/b.pdf']);
  expect(onFile).toHaveBeenCalledTimes(2);
  expect(document.querySelector('a')).toBeNull();
});

test('leaving the page ends it at once', async () => {
  const leaving = new AbortController();
  const done = triggerDownloads(['/a.pdf', '/b.pdf'], leaving.signal, () => {});
  await vi.advanceTimersByTimeAsync(1);
  leaving.abort();
  await done;
  expect(clicked).toEqual(['/a.pdf']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a link that does not work is not saved as a file', async () => {
  missing.add('/a.pdf');
  await expect(triggerDownloads(['/a.pdf'], new AbortController().signal, () => {})).rejects.toThrow();
  expect(clicked).toEqual([]);
});
