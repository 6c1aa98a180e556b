import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import type { SalesSearch } from './sales-search.ts';
import { SalesScreen } from './sales-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const onSearch = vi.fn<(search: SalesSearch) => void>();
const days = [
  { day: '2026-11-14', orders: 0, revenue: 0, views: 10 },
  { day: '2026-11-15', orders: 2, revenue: 39_998, views: 40 },
];
const products = [
  { id: 7, name: 'Bakery <Opening>', orders: 2, revenue: 39_998, views: 50 },
  { id: 8, name: 'Old', orders: 3, revenue: 0, views: 1 },
];
const show = (search: SalesSearch = {}) =>
  renderAt('/admin/sales', <SalesScreen search={search} onSearch={onSearch} />);

test('sales are told as sums, drawn by day against an axis, and listed for those who cannot see the drawing', async () => {
  const asked = answerCalls({ salesOverview: () => days, salesByProduct: () => products });
  const { container } = await show();
  expect(await screen.findByText('4%', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('$399.98', { selector: 'dd' })).toBeTruthy();
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  for (const amount of ['$0', '$100', '$200', '$300']) expect(screen.getByText(amount)).toBeTruthy();
  const rows = [...container.querySelectorAll('details tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Nov 14100$0.00', 'Nov 15402$399.98']);
  expect(asked.map(({ input }) => input)).toEqual([{ days: 30 }, { days: 30 }]);
});

test('a shop that has sold nothing yet is measured in dollars, not in cents', async () => {
  answerCalls({ salesOverview: () => [days[0]], salesByProduct: () => [] });
  const { container } = await show();
  await screen.findByRole('slider', { name: 'Revenue by day' });
  const amounts = [...container.querySelectorAll('[aria-hidden] > span.absolute')].map(
    (span) => span.textContent,
  );
  expect(amounts.slice(0, 5)).toEqual(['$0', '$25', '$50', '$75', '$100']);
});

test('the values of a day are told by the keyboard and by pointing at it', async () => {
  answerCalls({ salesOverview: () => days, salesByProduct: () => products });
  const { user } = await show();
  const chart = await screen.findByRole('slider', { name: 'Revenue by day' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 15: $399.98, 2 orders, 40 views');
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 14: $0.00, 0 orders, 10 views');
  expect(within(chart).getByText('0 orders, 10 views')).toBeTruthy();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuenow')).toBe('0');
  await user.keyboard('{End}');
  expect(within(chart).getByText('2 orders, 40 views')).toBeTruthy();
  await user.tab();
  expect(within(chart).queryByText('2 orders, 40 views')).toBeNull();
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  await user.pointer({ target: chart, coords: { clientX: 20 } });
  expect(within(chart).getByText('0 orders, 10 views')).toBeTruthy();
});

test('period and product are chosen, and more orders than looks make no share', async () => {
  answerCalls({ salesOverview: () => days, salesByProduct: () => products });
  const { user } = await show({ product: 7 });
  await user.click(await screen.findByRole('button', { name: 'Last 365 days' }));
  expect(onSearch).toHaveBeenLastCalledWith({ days: 365, product: 7 });
  await user.click(await screen.findByRole('button', { name: 'Old' }));
  expect(onSearch).toHaveBeenLastCalledWith({ product: 8 });
  expect(within(screen.getByRole('row', { name: /Old/ })).getByText('–')).toBeTruthy();
  expect(screen.getByText('Only Bakery <Opening>')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all products' }));
  expect(onSearch).toHaveBeenLastCalledWith({ product: undefined });
});

test('sales that could not be loaded can be asked for again', async () => {
  let works = false;
  const answer =
    <T,>(data: T) =>
    () => {
      if (!works) throw new Refusal(403, 'Only an administrator may do this.');
      return data;
    };
  answerCalls({ salesOverview: answer(days), salesByProduct: answer([]) });
  const { user } = await show();
  expect((await screen.findByRole('alert')).textContent).toContain('Only an administrator may do this.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$399.98', { selector: 'dd' })).toBeTruthy();
});
