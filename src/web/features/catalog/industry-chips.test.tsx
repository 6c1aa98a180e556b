import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Industry } from '#shared/industries.ts';
import { render } from '#tests/support/web/render.tsx';
import { IndustryChips } from './industry-chips.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('the industries appear after half a second, in their order', () => {
  render(<IndustryChips chosen={undefined} onChoose={() => {}} />);
  pass(499);
  expect(names()).toEqual([]);
  pass(1);
  expect(names()).toEqual([
    'All',
    'Healthcare',
    'Manufacturing',
    'Food and beverage',
    'Information and technology',
    'Transportation',
  ]);
});

test('one industry is chosen at a time, and all of them by choosing none', () => {
  const choose = vi.fn<(industry: Industry | undefined) => void>();
  render(<IndustryChips chosen="healthcare" onChoose={choose} />);
  pass(500);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Healthcare');
  fireEvent.click(screen.getByRole('button', { name: 'Manufacturing' }));
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(choose.mock.calls).toEqual([['manufacturing'], [undefined]]);
});
