import { expect, test, vi } from 'vitest';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';

test('a toast that comes before the toaster is kept, wakes it, and is shown once it is there', () => {
  const queue = createToastQueue();
  const wake = vi.fn<() => void>();
  const present = vi.fn<(message: ToastMessage) => void>();
  queue.onFirst(wake);
  queue.push({ tone: 'info', text: 'Hello' });
  expect(wake).toHaveBeenCalledOnce();
  queue.drainInto(present);
  expect(present).toHaveBeenCalledWith({ tone: 'info', text: 'Hello' });
});

test('a toast that comes before even the host is not lost', () => {
  const queue = createToastQueue();
  const wake = vi.fn<() => void>();
  queue.push({ tone: 'error', text: 'Early' });
  queue.onFirst(wake);
  expect(wake).toHaveBeenCalledOnce();
});

test('later toasts are shown at once, each of them once', () => {
  const queue = createToastQueue();
  const present = vi.fn<(message: ToastMessage) => void>();
  queue.push({ tone: 'info', text: '1' });
  queue.drainInto(present);
  queue.push({ tone: 'info', text: '2' });
  expect(present.mock.calls.map(([message]) => message.text)).toEqual(['1', '2']);
});
