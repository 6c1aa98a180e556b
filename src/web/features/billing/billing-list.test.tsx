import { fireEvent, screen } from '@testing-library/react';
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
  corrects: null,
  correctedBy: null,
  canCorrect: false,
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

test('makes an invoice out anew once that was confirmed, and both name each other', async () => {
  const asked: unknown[] = [];
  answerCalls({
    'customer.getBilling': () => [{ ...invoice, number: 'A-1', canCorrect: true }],
    'customer.correctInvoice': (input) => {
      asked.push(input);
      if (asked.length === 1) throw new Refusal(409, 'The tax would be another.');
      return [
        { ...invoice, number: 'A-2', corrects: 'A-1', canCorrect: true },
        { ...invoice, number: 'A-1', correctedBy: 'A-2' },
      ];
    },
  });
  await renderAt('/invoices', <BillingList />);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct invoice A-1' }));
  expect(asked).toEqual([]);
  const confirm = await screen.findByRole('button', { name: 'Make a corrected invoice' });
  fireEvent.click(confirm);
  expect(await screen.findByText('The tax would be another.')).toBeDefined();
  fireEvent.click(confirm);
  expect(await screen.findByText(/Corrects invoice A-1/)).toBeDefined();
  expect(screen.getByText(/Corrected by invoice A-2/)).toBeDefined();
  for (const number of ['A-1', 'A-2'])
    expect(
      screen.getByRole('link', { name: `Open PDF of the invoice ${number} of order No. 7` }),
    ).toBeDefined();
  expect(asked).toEqual([{ orderId: 7 }, { orderId: 7 }]);
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
