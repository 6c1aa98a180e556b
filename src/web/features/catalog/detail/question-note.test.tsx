import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestionNote } from './question-note.tsx';

test.each([
  [1, ['Cooler limit'], 'Asks 1 question to fit your operation: Cooler limit.'],
  [
    2,
    ['Cooler limit', 'Opening hours'],
    'Asks 2 questions to fit your operation: Cooler limit and Opening hours.',
  ],
  [
    6,
    ['Cooler limit', 'Opening hours', 'Emergency contacts'],
    'Asks 6 questions to fit your operation: Cooler limit, Opening hours, Emergency contacts and 3 more.',
  ],
])('a bundle that asks %i says so', (count, labels, text) => {
  render(<QuestionNote count={count} labels={labels} />);
  expect(screen.getByText(text)).toBeTruthy();
});
