import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#shared/contract/question.ts';
import { coolerLimit, openingHours } from '#tests/support/shop/ask-questions.ts';
import { render } from '#tests/support/web/render.tsx';
import { TrialAnswers } from './trial-answers.tsx';

test('answers begin with the defaults, are told as they are typed, and hold back what is none', async () => {
  const onChange = vi.fn<(answers: Answers | undefined) => void>();
  const { user } = render(<TrialAnswers questions={[coolerLimit, openingHours]} onChange={onChange} />);
  const limit = screen.getByLabelText<HTMLInputElement>(/Cooler limit/);
  expect(limit.value).toBe('41');
  await user.type(screen.getByLabelText(/Opening hours/), '9');
  expect(onChange).toHaveBeenLastCalledWith({ cooler_limit: 41, opening_hours: '9' });
  await user.type(limit, '0');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await user.tab();
  expect(screen.getByText('Give at most 50 °F.')).toBeTruthy();
  await user.clear(limit);
  expect(onChange).toHaveBeenLastCalledWith({ opening_hours: '9' });
});
