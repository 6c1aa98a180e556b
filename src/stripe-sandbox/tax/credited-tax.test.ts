import { expect, test } from 'vitest';
import { creditedAmounts } from './credited-tax.ts';

const invoiceOf = (total: number, tax: number, behavior: 'exclusive' | 'inclusive') => ({
  total,
  total_taxes: [
    {
      amount: tax,
      tax_behavior: behavior,
      taxability_reason: 'standard_rated',
      taxable_amount: total - tax,
    },
  ],
});

test('a part that goes back takes its share of the tax along', () => {
  expect(creditedAmounts(invoiceOf(12_000, 2000, 'exclusive'), 0, 3000)).toMatchObject({
    subtotal: 2500,
    total: 3000,
    total_excluding_tax: 2500,
    total_taxes: [{ amount: 500, taxable_amount: 2500 }],
  });
  expect(creditedAmounts(invoiceOf(12_000, 2000, 'inclusive'), 0, 3000)).toMatchObject({
    subtotal: 3000,
    total_excluding_tax: 2500,
  });
});

test('parts of an odd sum give back all of the tax, to the cent', () => {
  const invoice = invoiceOf(10_625, 625, 'exclusive');
  const taxes = [0, 3333, 6666].map(
    (before, index) => creditedAmounts(invoice, before, index === 2 ? 3959 : 3333).total_taxes?.[0]?.amount,
  );
  expect(taxes.reduce((sum: number, tax) => sum + (tax ?? 0), 0)).toBe(625);
});

test('where no tax was looked at, none goes back', () => {
  expect(creditedAmounts({ total: 100 }, 0, 50)).toEqual({ subtotal: 50, total: 50 });
});
