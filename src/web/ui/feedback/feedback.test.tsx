import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Feedback } from './feedback.tsx';

test('the region is in the page before there is anything to say, so that what follows is read out', () => {
  const { rerender } = render(<Feedback />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<Feedback tone="error">Wrong code</Feedback>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Wrong code');
});

test('only a busy line has a spinner', () => {
  const { container, rerender } = render(<Feedback tone="busy">Sending</Feedback>);
  expect(container.querySelector('[data-spinner]')).not.toBeNull();
  rerender(<Feedback tone="success">Sent</Feedback>);
  expect(container.querySelector('[data-spinner]')).toBeNull();
});
