import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderQuestions } from '#shared/contract/question.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { lineItemOf, sampleOrder } from '#tests/support/samples/sample-order.ts';
import { sampleQuestions } from '#tests/support/samples/sample-questions.ts';
import { OrderPage } from '#web/features/orders/order-page.tsx';
import { QuestionsStrip } from './questions-strip.tsx';

afterEach(() => void vi.unstubAllGlobals());

const ALL = { cooler_limit: 38, opening_hours: '8 to 6', emergency_contacts: [] };

const show = async (answer: () => Partial<OrderQuestions>) => {
  const asked = answerCalls({ 'customer.getOrderQuestions': () => ({ ...sampleQuestions, ...answer() }) });
  const page = await renderAt('/orders/12', <QuestionsStrip orderId={12} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  return page;
};
const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('an order says how many answers are missing, and leads to the questions', async () => {
  await show(() => ({ answers: {}, outdated: [] }));
  expect(await screen.findByText('3 answers would make these documents fit your operation')).toBeTruthy();
  expect(await link('Answer the questions')).toBe('/orders/12/questions');
});

test('who has begun goes on, and is told of documents that were made before the last answers', async () => {
  await show(() => ({ answers: { ...ALL, cooler_limit: undefined as never } }));
  expect(await screen.findByText('1 answer would make these documents fit your operation')).toBeTruthy();
  expect(await link('Go on answering')).toBe('/orders/12/questions');
  expect(screen.getByText(/^1 document was made before your last answers/)).toBeTruthy();
  expect(await link('Make 1 document again')).toBe('/orders/12/questions?step=end');
});

test('once all are given, it says so quietly, with a way to edit them', async () => {
  await show(() => ({ answers: ALL, outdated: [] }));
  expect(await screen.findByText(/^Answers: all given/)).toBeTruthy();
  expect(await link('Edit')).toBe('/orders/12/questions');
  expect(screen.queryByText(/again$/)).toBeNull();
});

test.each([
  ['asks nothing', () => ({ questions: [] })],
  [
    'cannot be asked about it',
    () => {
      throw new Refusal(500, 'Something went wrong.');
    },
  ],
])('an order that %s shows nothing of it', async (_name, answer) => {
  const { container } = await show(answer);
  expect(container.textContent).toBe('');
});

const showOrder = (isOpen: boolean) => {
  let { outdated } = sampleQuestions;
  const order = { ...sampleOrder, isOpen, ...(!isOpen && { status: 'refunded' as const }) };
  answerCalls(
    {
      'customer.getCustomerOrder': () => order,
      'customer.getCustomerOrderDocumentLineItems': () => [lineItemOf(1)],
      'customer.getCustomerOrderVersions': () => [],
      'customer.getCustomerInvoices': () => [{ payment_intent: 'pi_1', pdf_url: '/mine.pdf' }],
      'customer.getOrderQuestions': () => ({ ...sampleQuestions, outdated }),
      'customer.regenerateOrder': () => {
        outdated = [];
        return null;
      },
    },
    { '/storage/v1/object/sign/document_previews': () => [] },
  );
  return renderAt(
    '/orders/12',
    <OrderPage order={order} supportEmail="help@example.com" questions={<QuestionsStrip orderId={12} />} />,
  );
};

test('documents that were made again with the answers of now are no longer said to be behind', async () => {
  const { user } = await showOrder(true);
  expect(await screen.findByText(/^1 document was made before your last answers/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Regenerate with my current details' }));
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  await waitFor(() => expect(screen.queryByText(/before your last answers/)).toBeNull());
});

test('an order that is closed asks nothing', async () => {
  await showOrder(false);
  expect(await screen.findByText('Document 1')).toBeTruthy();
  expect(screen.queryByText(/would make these documents fit/)).toBeNull();
});
