import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderQuestions } from '#shared/contract/question.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { floorPlan } from '#tests/support/shop/send-picture.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { sampleQuestions } from '#tests/support/samples/sample-questions.ts';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Interview } from './interview.tsx';
import type { Step } from './interview-step.ts';
import { orderQuestionsQuery } from './question-queries.ts';

const PAUSE_MS = 500;
const SAVE = 'customer.setCustomerAnswers';
const APPLY = 'customer.applyOrderAnswers';

let asked: OrderQuestions = sampleQuestions;
let isWide = true;
let refusal: Refusal | undefined;
const viewed = vi.fn<(id: number) => void>();
const applied = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  asked = sampleQuestions;
  isWide = true;
  refusal = undefined;
  viewed.mockClear();
  applied.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Shown = ({ start }: { start: Step }) => {
  const [step, setStep] = useState(start);
  const { data } = useQuery(orderQuestionsQuery(useShop(), 12));
  if (!data) return null;
  return (
    <Interview
      asked={data}
      step={step}
      onGo={setStep}
      onBack={setStep}
      readyIds={new Set([1])}
      onView={viewed}
      onApplied={applied}
    />
  );
};

const show = async (start: Step = 1, more: Record<string, (input: unknown) => unknown> = {}) => {
  const calls = answerCalls({
    'customer.getOrderQuestions': () => asked,
    [SAVE]: (input) => {
      if (refusal) throw refusal;
      asked = { ...asked, answers: { ...asked.answers, ...(input as { answers: object }).answers } };
      return { questions: asked.questions, answers: asked.answers };
    },
    ...more,
  });
  const page = await renderAt('/orders/12/questions', <Shown start={start} />);
  await screen.findByRole('heading', { level: 1 });
  const saved = () => calls.filter(({ name }) => name === SAVE).map(({ input }) => input);
  return { ...page, saved };
};

const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const limit = () => screen.getByLabelText<HTMLInputElement>('Cooler limit, °F');

test('a group is a screen, with how far one is; back and on again', async () => {
  await show();
  expect(heading()).toBe('Equipment');
  expect(screen.getByText('Group 1 of 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  click('Skip');
  expect(heading()).toBe('Your business');
  expect(screen.getByText('Group 2 of 2')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Opening hours').value).toBe('8 to 6');
  click('Back');
  expect(heading()).toBe('Equipment');
});

test('on a phone every question is a screen', async () => {
  isWide = false;
  await show(2);
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  expect(screen.getByLabelText('Opening hours')).toBeTruthy();
  expect(screen.queryByText('Emergency contacts')).toBeNull();
  click('Next');
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
});

test('what is typed is saved after a pause, once, and said to be', async () => {
  const { saved } = await show(2);
  type('Opening hours', '9');
  type('Opening hours', '9 to 5');
  expect(saved()).toEqual([]);
  await letPass(PAUSE_MS);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(saved()).toEqual([{ answers: { opening_hours: '9 to 5' } }]);
});

test('going on saves at once, and so does leaving the page', async () => {
  const { saved, unmount } = await show();
  type('Cooler limit, °F', '38');
  click('Next');
  // Long enough to send it, and far from a pause.
  for (let round = 0; round < 5; round += 1) await letPass(10);
  expect(saved()).toEqual([{ answers: { cooler_limit: 38 } }]);
  expect(await screen.findByText('Saved')).toBeTruthy();
  type('Opening hours', '9 to 5');
  unmount();
  await waitFor(() => expect(saved()[1]).toEqual({ answers: { opening_hours: '9 to 5' } }));
});

test('a save that fails says so, loses nothing, and is tried again', async () => {
  const { saved } = await show();
  refusal = new Refusal(500, 'Something went wrong.');
  type('Cooler limit, °F', '38');
  await letPass(PAUSE_MS);
  expect(await screen.findByText('Not saved: Something went wrong.')).toBeTruthy();
  expect(limit().value).toBe('38');
  refusal = undefined;
  click('Try again');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(saved()).toHaveLength(2);
});

test('who leaves while something could not be saved is asked', async () => {
  const { router } = await show();
  refusal = new Refusal(500, 'Something went wrong.');
  type('Cooler limit, °F', '38');
  await letPass(PAUSE_MS);
  await screen.findByText('Not saved: Something went wrong.');
  void router.navigate({ to: '/' });
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Stay' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(limit().value).toBe('38');
  refusal = undefined;
  click('Try again');
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('what the server does not take is told beside the question', async () => {
  await show();
  refusal = new Refusal(422, 'Unfit.', { cooler_limit: 'Give at most 30 °F.' });
  type('Cooler limit, °F', '38');
  await letPass(PAUSE_MS);
  expect((await screen.findByRole('alert')).textContent).toBe('Give at most 30 °F.');
  expect(screen.queryByText(/Not saved/)).toBeNull();
});

test('what is no answer holds one up and gets the keyboard, and can be skipped', async () => {
  const { saved } = await show();
  type('Cooler limit, °F', '400');
  click('Next');
  expect(heading()).toBe('Equipment');
  expect(screen.getByRole('alert').textContent).toBe('Give at most 50 °F.');
  expect(document.activeElement).toBe(limit());
  click('Skip');
  expect(heading()).toBe('Your business');
  click('Back');
  expect(limit().value).toBe('');
  await letPass(PAUSE_MS);
  expect(saved()).toEqual([]);
});

test('a picture that was chosen and not used yet holds one up, and is still there after Skip', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => {} }));
  asked = { ...sampleQuestions, questions: [{ ...floorPlan, usedIn: [] }, ...sampleQuestions.questions] };
  isWide = false;
  await show();
  const file = new File(['picture'], 'plan.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, {
    target: { files: [file] },
  });
  const use = await screen.findByRole('button', { name: 'Use this picture' });
  const picture = document.querySelector('img') ?? document.body;
  Object.defineProperties(picture, { naturalWidth: { value: 300 }, naturalHeight: { value: 200 } });
  fireEvent.load(picture);
  click('Next');
  expect(screen.getByText('Question 1 of 4')).toBeTruthy();
  expect(document.activeElement).toBe(use);
  click('Skip');
  expect(screen.getByText('Question 2 of 4')).toBeTruthy();
  click('Back');
  expect(screen.getByRole('button', { name: 'Use this picture' })).toBeTruthy();
});

test('what is printed until there is an answer can be said to be right', async () => {
  const { saved } = await show();
  expect(screen.getByText('41 °F')).toBeTruthy();
  click('That is right');
  expect(limit().value).toBe('41');
  expect(screen.queryByText('41 °F')).toBeNull();
  await letPass(PAUSE_MS);
  await waitFor(() => expect(saved()).toEqual([{ answers: { cooler_limit: 41 } }]));
});

test('a question says in which documents its answer is printed, and opens those that are ready', async () => {
  await show(2);
  expect(screen.getAllByText('Why do you ask?')).toHaveLength(1);
  click('View Document 1');
  expect(viewed).toHaveBeenCalledExactlyOnceWith(1);
  expect(screen.getByText('Document 2').closest('button')).toBeNull();
});

test('answers of another device are there when one comes back to the page, and leave what is typed alone', async () => {
  await show(2);
  type('Opening hours', '9 to');
  asked = { ...asked, answers: { opening_hours: '7 to 7', emergency_contacts: [{ name: 'Ada' }] } };
  refusal = new Refusal(500, 'Something went wrong.');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect((await screen.findByLabelText<HTMLInputElement>('Name, row 1')).value).toBe('Ada');
  expect(screen.getByLabelText<HTMLInputElement>('Opening hours').value).toBe('9 to');
});

test('at the end exactly the documents are named that change, and made again', async () => {
  const apply = vi.fn<(input: unknown) => { restarted: number }>(() => ({ restarted: 1 }));
  const { user } = await show('end', { [APPLY]: apply });
  expect(heading()).toBe('That is all we ask');
  expect(await screen.findByText('Your answers change this document:')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Document 2');
  expect(screen.getByText(/^2 questions are still open/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make 1 document again' }));
  expect(apply).toHaveBeenCalledExactlyOnceWith({ orderId: 12 });
  await waitFor(() => expect(applied).toHaveBeenCalledOnce());
});

test('the end waits for the last answer to be saved before it says what changes', async () => {
  const { saved } = await show(2);
  asked = { ...asked, outdated: [] };
  type('Opening hours', '9 to 5');
  asked = { ...asked, outdated: [{ lineItemId: 1, name: 'Document 1' }] };
  click('Finish');
  expect(await screen.findByText('Document 1')).toBeTruthy();
  expect(saved()).toEqual([{ answers: { opening_hours: '9 to 5' } }]);
});

test('where nothing changed, the end says so; questions that are open are one step away', async () => {
  asked = { ...sampleQuestions, outdated: [] };
  const { user } = await show('end');
  expect(await screen.findByText('Nothing changed: your documents say all of this already.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe('/orders/12');
  await user.click(screen.getByRole('button', { name: 'Answer what is open' }));
  expect(heading()).toBe('Equipment');
});

test('at the end, an answer that could not be saved is told instead of what changes', async () => {
  refusal = new Refusal(500, 'Something went wrong.');
  const { user } = await show(2);
  type('Opening hours', '9 to 5');
  click('Finish');
  expect(await screen.findByText('Not saved: Something went wrong.')).toBeTruthy();
  expect(screen.queryByText(/^Your answers change/)).toBeNull();
  refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your answers change this document:')).toBeTruthy();
});

test.each([
  ['still being made', new Refusal(409, 'The documents are still being made.'), 'alert'],
  ['made meanwhile by another device', undefined, 'unchanged'],
])('documents that are %s', async (_name, refused, told) => {
  const { user } = await show('end', {
    [APPLY]: () => {
      if (!refused) asked = { ...asked, outdated: [] };
      throw refused ?? new Refusal(409, 'All documents of this order were made with the answers given now.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make 1 document again' }));
  const sentence =
    told === 'alert'
      ? 'The documents are still being made.'
      : 'Nothing changed: your documents say all of this already.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(applied).not.toHaveBeenCalled();
});
