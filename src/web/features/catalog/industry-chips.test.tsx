import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Industry } from '#shared/industries.ts';
import { render } from '#tests/support/web/render.tsx';
import { IndustryChips } from './industry-chips.tsx';

/** By the browser itself. */
const sent = (button: HTMLButtonElement | undefined) =>
  Object.fromEntries(new FormData(button?.form ?? undefined, button));

const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button');

test('the industries come in their order', () => {
  render(<IndustryChips query={{}} action="/#products" onChoose={() => {}} />);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
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
  render(<IndustryChips query={{ industry: 'healthcare' }} action="/#products" onChoose={choose} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Healthcare');
  fireEvent.click(screen.getByRole('button', { name: 'Manufacturing' }));
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(choose.mock.calls).toEqual([['manufacturing'], [undefined]]);
});

test('before the page is alive the browser sends what was chosen, together with the search', () => {
  render(<IndustryChips query={{ q: 'fire' }} action="/#products" onChoose={() => {}} />);
  const [all, healthcare] = buttons();
  expect(sent(healthcare)).toEqual({ industry: 'healthcare', q: 'fire' });
  expect(sent(all)).toEqual({ q: 'fire' });
  expect(all?.form?.getAttribute('action')).toBe('/#products');
});
