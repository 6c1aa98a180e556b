import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  openOf,
  READING_TOKEN,
  readingDocumentOf,
  readingOf,
} from '#tests/support/samples/sample-reading.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { ReadingScreen } from './reading-screen.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Room = ({ first }: { first?: number }) => {
  const [id, open] = useState(first);
  return (
    <ReadingScreen
      token={READING_TOKEN}
      documentId={id}
      onOpen={open}
      renderComparison={() => null}
      actions={<button type="button">Done, next person</button>}
    />
  );
};

test('a document that is being read stays on screen, with the name that is being typed, while the shop does not answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const document = readingDocumentOf(1, { title: 'Cooling', pageCount: 1, pagesSeen: [1] });
  let isDown = false;
  const asked = answerCalls({
    'public.getReading': () => {
      if (isDown) throw new Refusal(503, 'The shop is busy.');
      return readingOf([document], { open: openOf(document) });
    },
  });
  const { user } = await renderAt('/', <Room first={1} />);
  await user.type(await screen.findByLabelText(/^Your name/), 'Rosa');
  isDown = true;
  const before = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(asked.length).toBeGreaterThan(before);
  expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Rosa');
});

test('a document that is not to be read any more leads back to those that are, and to the next person', async () => {
  const document = readingDocumentOf(1, { title: 'Cooling' });
  answerCalls({
    'public.getReading': (input) => {
      if ((input as { documentId?: number }).documentId === undefined) return readingOf([document]);
      throw new Refusal(404, 'There is no such document for you to read.');
    },
  });
  const { user } = await renderAt('/', <Room first={7} />);
  expect(await screen.findByText('There is no such document for you to read.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done, next person' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All documents' }));
  expect(await screen.findByRole('button', { name: 'Read: Cooling' })).toBeTruthy();
});
