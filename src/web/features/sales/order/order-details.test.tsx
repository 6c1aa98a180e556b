import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrderDetails } from '#tests/support/samples/sample-selling.ts';
import { OrderDetails } from './order-details.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (isOpen = true) => renderAt('/admin/orders/12', <OrderDetails orderId={12} isOpen={isOpen} />);
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = async (name: string) =>
  (await part(name)).getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent);

test('the page of an order shows customer, payment, documents, refunds, mails, downloads and every event', async () => {
  answerCalls({ adminOrderDetails: () => sampleOrderDetails });
  await show();
  const customer = await part('Customer');
  expect(customer.getByRole('link', { name: 'dana@example.com' }).getAttribute('href')).toBe(
    '/admin/customers/00000000-0000-4000-8000-000000000001',
  );
  expect(customer.getByText('Disabled')).toBeTruthy();
  expect(customer.getAllByText(/Harbor & Pine Bakery <b>and<\/b>/)).toHaveLength(2);
  expect(customer.getByRole('link', { name: 'Order No. 9' }).getAttribute('href')).toBe('/admin/orders/9');
  expect(customer.getByText('10 older orders')).toBeTruthy();
  const payment = await part('Payment');
  expect(payment.getByText('−$20.00')).toBeTruthy();
  expect(payment.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toBe(
    'https://pay.example/invoice.pdf',
  );
  const documents = await part('Documents');
  expect(documents.getByRole('link', { name: 'PDF of Opening the Bakery' })).toBeTruthy();
  expect(documents.getByText(/3 pages · version 2/)).toBeTruthy();
  expect(documents.getByText('This document could not be made.')).toBeTruthy();
  const refunds = await part('Refunds');
  expect(refunds.getByText('$50.00')).toBeTruthy();
  expect(refunds.getByText('Refunded')).toBeTruthy();
  expect(refunds.getByRole('link', { name: 'F00D2026-0001-CN-01' }).getAttribute('href')).toBe(
    'https://pay.example/credit-note.pdf',
  );
  expect(await linesOf('Mails sent')).toEqual(['Receipt mailed to dana@example.com']);
  expect(await linesOf('Downloads')).toEqual(['Downloaded: Opening the Bakery.pdf']);
  expect(await linesOf('Everything that happened')).toHaveLength(7);
});

test('what there is nothing of says so', async () => {
  const { customer } = sampleOrderDetails;
  answerCalls({
    adminOrderDetails: () => ({
      ...sampleOrderDetails,
      customer: { ...customer, firstName: '', lastName: '', business: null, orderCount: 1, otherOrders: [] },
      printed: null,
      documents: [],
      payment: {
        ...sampleOrderDetails.payment,
        paid: null,
        paidAt: null,
        paymentIntent: null,
        invoiceUrl: null,
      },
      moneyBack: { refunds: [], disputes: [], closure: null },
      events: sampleOrderDetails.events.slice(0, 1),
    }),
  });
  await show(false);
  for (const sentence of [
    'Not given yet',
    'No business details yet',
    'This is their only order.',
    'There are none before the order is paid.',
    'Not paid',
    'Nothing was refunded.',
    'No mail was sent yet.',
    'Nothing was downloaded yet.',
  ])
    expect(await screen.findByText(sentence)).toBeTruthy();
});

test('the files of a closed order are said to be closed', async () => {
  answerCalls({ adminOrderDetails: () => sampleOrderDetails });
  await show(false);
  expect(await screen.findByText(/^The files are closed/)).toBeTruthy();
});

test('what could not be loaded can be asked for again', async () => {
  let works = false;
  answerCalls({
    adminOrderDetails: () => {
      if (!works) throw new Refusal(404, 'This order does not exist or is not yours.');
      return sampleOrderDetails;
    },
  });
  const { user } = await show();
  expect((await screen.findByRole('alert')).textContent).toContain('This order does not exist');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Documents' })).toBeTruthy();
});
