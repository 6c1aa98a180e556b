import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BillingDocument } from '#shared/contract/refund.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { BillingList } from './billing-list.tsx';

const invoice: BillingDocument = {
  kind: 'invoice',
  orderId: 7,
  number: null,
  amount: 10_000,
  isVoid: false,
  createdAt: '2026-11-15T12:00:00.000Z',
  pdf_url: 'https://pay.example/invoice.pdf',
};

test('lists invoices and credit notes, what goes back as less than nothing, and says which is void', async () => {
  const note: BillingDocument = {
    ...invoice,
    kind: 'credit-note',
    number: 'CN-01',
    amount: 2_500,
    isVoid: true,
  };
  answerCalls({ 'customer.getBilling': () => [note, invoice] });
  await renderAt('/invoices', <BillingList />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Credit note CN-01 Void.*-\$25\.00/);
  expect(second?.textContent).toMatch(/Invoice.*\$100\.00/);
  const link = screen.getByRole('link', { name: 'Open PDF of the invoice of order No. 7' });
  expect(link.getAttribute('href')).toBe(invoice.pdf_url);
});

test('says so while there is none', async () => {
  answerCalls({ 'customer.getBilling': () => [] });
  await renderAt('/invoices', <BillingList />);
  expect(await screen.findByText('No invoices yet')).toBeDefined();
});

test('offers another try where the list did not come', async () => {
  answerCalls({
    'customer.getBilling': () => {
      throw new Refusal(500, 'No.');
    },
  });
  await renderAt('/invoices', <BillingList />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
