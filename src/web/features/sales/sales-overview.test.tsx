import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { SalesOverview } from './sales-overview.tsx';

afterEach(() => vi.unstubAllGlobals());

test('sales are told as a sum, drawn by day, and listed for those who cannot see the drawing', async () => {
  answerCalls({
    salesOverview: () => [
      { day: '2026-11-14', orders: 0, revenue: 0 },
      { day: '2026-11-15', orders: 2, revenue: 39_998 },
    ],
  });
  const { container } = await renderAt('/admin/orders', <SalesOverview />);
  expect(await screen.findByText('2 orders')).toBeTruthy();
  const chart = screen.getByRole('img');
  expect(chart.getAttribute('aria-label')).toBe('Revenue by day, $399.98 in all, $399.98 on the best day.');
  expect(chart.querySelectorAll('rect')).toHaveLength(2);
  const rows = [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Nov 140$0.00', 'Nov 152$399.98']);
});
