import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CustomerAnswers } from '#shared/contract/question.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';
import { sampleQuestions } from '#tests/support/samples/sample-questions.ts';
import { SESSION_KEY } from '#web/lib/session/session-store.ts';
import { AnswersSection } from './answers-section.tsx';

const none: CustomerAnswers = { ...sampleQuestions, outdated: [] };
let asked = none;
let outdated = none.outdated;

beforeEach(() => {
  asked = none;
  outdated = [];
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const serve = () =>
  answerCalls({
    'customer.getCustomer': () => ({ id: 'c1', isAdmin: false, businessDetails: [{}] }),
    'customer.getCustomerOrders': () => [sampleOrder, { ...sampleOrder, id: 13, isOpen: false }],
    'customer.getCustomerAnswers': () => asked,
    'customer.setCustomerAnswers': (input) => {
      asked = {
        ...asked,
        outdated,
        answers: { ...asked.answers, ...(input as { answers: object }).answers },
      };
      return asked;
    },
  });
const givenTo = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('answers are listed by group, with what is printed where there is none', async () => {
  serve();
  await renderAt('/profile', <AnswersSection />);
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toBeTruthy();
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    ['Equipment', 'Your business'],
  );
  expect(givenTo('Cooler limit')).toBe('Not answered; documents say: 41 °F');
  expect(givenTo('Opening hours')).toBe('8 to 6');
  expect(givenTo('Emergency contacts')).toBe('Not answered');
});

test('a group is edited in its place with the inputs of the interview, and saved', async () => {
  const calls = serve();
  const { user } = await renderAt('/profile', <AnswersSection />);
  await user.click(await screen.findByRole('button', { name: 'Edit Your business' }));
  expect(document.activeElement?.textContent).toBe('Your business');
  fireEvent.change(screen.getByLabelText('Opening hours'), { target: { value: '9 to 5' } });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(givenTo('Opening hours')).toBe('9 to 5');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(calls).toContainEqual({
    name: 'customer.setCustomerAnswers',
    input: { answers: { opening_hours: '9 to 5' } },
  });
});

test('who is asked nothing sees nothing of it', async () => {
  asked = { ...none, questions: [], answers: {} };
  const calls = serve();
  const { container } = await renderAt('/profile', <AnswersSection />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe('');
});

test('orders whose documents were made with other answers are named, with the way to make them again', async () => {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'u' } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const calls = serve();
  const { user } = await renderAt('/profile', <AnswersSection />);
  await user.click(await screen.findByRole('button', { name: 'Edit Equipment' }));
  expect(screen.queryByText('Made before your last answers:')).toBeNull();
  outdated = [
    { orderId: 12, documentCount: 1 },
    { orderId: 7, documentCount: 2 },
  ];
  fireEvent.change(screen.getByLabelText('Cooler limit, °F'), { target: { value: '38' } });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const link = await screen.findByRole('link', { name: 'Order No. 12, Bakery <Opening>' });
  expect(link.getAttribute('href')).toBe('/orders/12/questions?step=end');
  expect(link.parentElement?.textContent).toMatch(/: 1 document$/);
  const older = screen.getByRole('link', { name: 'Order No. 7' });
  expect(older.parentElement?.textContent).toMatch(/: 2 documents$/);
  // However many orders there are, nobody asks of each.
  expect(calls.map(({ name }) => name)).not.toContain('customer.getOrderQuestions');
});
