import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Stepper } from './stepper.tsx';

const renderAtStep = (current: number) => {
  render(<Stepper label="Progress" steps={['One', 'Two', 'Three']} current={current} doneLabel=" (done)" />);
  return screen.getAllByRole('listitem').map((step) => ({
    text: step.textContent,
    current: step.getAttribute('aria-current'),
  }));
};

test('the current step is the highlighted one and earlier steps are shown as done', () => {
  expect(renderAtStep(2)).toEqual([
    { text: 'One (done)', current: null },
    { text: '2Two', current: 'step' },
    { text: '3Three', current: null },
  ]);
});

test('at the first step nothing is done, after the last everything is', () => {
  expect(renderAtStep(1).filter(({ text }) => text?.includes('done'))).toEqual([]);
  document.body.replaceChildren();
  expect(renderAtStep(4).filter(({ text }) => text?.includes('done'))).toHaveLength(3);
});
