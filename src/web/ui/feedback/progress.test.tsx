import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Progress } from './progress.tsx';

test('progress tells its share, rounded to whole per cent and never outside of 0 to 100', () => {
  render(
    <>
      <Progress label="A" percent={41.7} />
      <Progress label="B" percent={-5} />
      <Progress label="C" percent={140} />
    </>,
  );
  const values = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(values).toEqual(['42', '0', '100']);
  expect(screen.getByText('42%')).toBeTruthy();
});

test('another text may stand for the value', () => {
  render(<Progress label="Files" percent={100} valueText="All" />);
  expect(screen.getByRole('progressbar', { name: 'Files' }).getAttribute('aria-valuetext')).toBe('All');
  expect(screen.getByText('All')).toBeTruthy();
});

test('progress without a known end claims no value', () => {
  render(<Progress label="Waiting" />);
  expect(screen.getByRole('progressbar', { name: 'Waiting' }).hasAttribute('aria-valuenow')).toBe(false);
});
