import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestFillForm } from '#shared/contract/document.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { Choices } from './choices.tsx';

afterEach(() => vi.unstubAllGlobals());

const form: TestFillForm = {
  questions: [
    {
      key: 'seats',
      label: 'Seats',
      help: '',
      group: 'Room',
      form: { type: 'shortText' },
      default: '20',
      isNeeded: false,
    },
  ],
  conditions: ['seats >= 50', 'website'],
};

const Page = () => {
  const [outcomes, setOutcomes] = useState<Record<string, boolean>>({});
  return (
    <>
      <Choices
        documentId={4}
        outcomes={outcomes}
        onAnswers={() => {}}
        onOutcomes={setOutcomes}
        renderAnswers={({ questions }) => questions.map(({ key, label }) => <p key={key}>{label}</p>)}
      />
      <output>{JSON.stringify(outcomes)}</output>
    </>
  );
};

test('each condition is as answered until it is switched to one of its sides, and back', async () => {
  answerCalls({ getTestFillForm: () => form });
  const { user } = await renderAt('/', <Page />);
  const sides = within(await screen.findByRole('group', { name: '{{#if seats >= 50}}' }));
  expect(sides.getByRole<HTMLInputElement>('radio', { name: 'as answered' }).checked).toBe(true);
  await user.click(sides.getByRole('radio', { name: 'shown' }));
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('{"seats >= 50":true}');
  await user.click(sides.getByRole('radio', { name: 'left out' }));
  expect(screen.getByRole('status').textContent).toBe('{"seats >= 50":false}');
  await user.click(sides.getByRole('radio', { name: 'as answered' }));
  expect(screen.getByRole('status').textContent).toBe('{}');
  expect(screen.getByText('Seats')).toBeTruthy();
});

test('a document that asks nothing shows nothing of it, and one whose questions cannot be loaded says so', async () => {
  const answers = [{ questions: [], conditions: [] }];
  answerCalls({
    getTestFillForm: () => {
      const answer = answers.pop();
      if (!answer) throw new Refusal(500, 'Broken.');
      return answer;
    },
  });
  const { unmount } = await renderAt('/', <Page />);
  await vi.waitFor(() => expect(screen.queryByText(/Looking for/)).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  await renderAt('/', <Page />);
  expect(await screen.findByText(/could not be loaded/, {}, { timeout: 30_000 })).toBeTruthy();
});
