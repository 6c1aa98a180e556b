import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Manual } from '#shared/contract/manual.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { BinderManual } from './binder-manual.tsx';

const clicked: string[] = [];
const noteDownload = (event: MouseEvent) => {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return;
  event.preventDefault();
  clicked.push(link.getAttribute('href') ?? '');
};
beforeEach(() => {
  clicked.length = 0;
  document.addEventListener('click', noteDownload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.removeEventListener('click', noteDownload);
});

const making: Manual = { state: 'making', documentCount: 2, file: null };
const ready: Manual = {
  state: 'ready',
  documentCount: 2,
  file: {
    url: '/manual.pdf',
    pageCount: 12,
    bytes: 1_300_000,
    madeAt: '2026-11-17T12:00:00.000Z',
    missing: [],
  },
};
const show = (...answers: Manual[]) => {
  const last = answers.at(-1);
  const asked = answerCalls({ 'customer.getManual': () => answers.shift() ?? last });
  return renderAt('/binder', <BinderManual />).then((rendered) => ({ ...rendered, asked }));
};

test('a manual says what it holds, and is downloaded as the binder stands at that moment', async () => {
  const { user } = await show(ready, { ...ready, file: ready.file && { ...ready.file, url: '/newer.pdf' } });
  expect(await screen.findByText(/^2 documents, 12 pages, 1\.2 MB · Made Nov 17, 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download the operations manual as PDF' }));
  await waitFor(() => expect(clicked).toEqual(['/newer.pdf']));
});

test('a manual that is being made is asked for until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(making, making, ready);
  expect(await screen.findByText(/^Your manual is being made/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(6000);
  expect(await screen.findByText(/^2 documents/)).toBeTruthy();
  expect(screen.queryByText(/being made/)).toBeNull();
});

test.each([
  ['empty', /Approve a document first/],
  ['failed', /could not be made/],
  ['too-large', /More than 250 documents or 2,000 pages/],
] as const)('a manual that is %s says so and offers no file', async (state, sentence) => {
  await show({ state, documentCount: 0, file: null });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('documents that are not in the manual are named, each with its reason', async () => {
  const missing = [{ number: 'FS-1', title: 'Cooling', reason: 'broken' }] as const;
  await show({ ...ready, file: ready.file && { ...ready.file, missing: [...missing] } });
  expect(await screen.findByText('FS-1 Cooling: its file cannot be opened.')).toBeTruthy();
  expect(screen.getByText(/^1 document, /)).toBeTruthy();
});

test('a manual that cannot be loaded is asked for again by a button', async () => {
  let isDown = true;
  answerCalls({
    'customer.getManual': () => {
      if (isDown) throw new Refusal(500, 'Something went wrong.');
      return ready;
    },
  });
  const { user } = await renderAt('/binder', <BinderManual />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(/^2 documents/)).toBeTruthy();
});
