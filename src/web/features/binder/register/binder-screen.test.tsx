import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { binderDocumentOf, binderPageOf, inForceOf } from '#tests/support/samples/sample-binder.ts';
import { BinderScreen } from './binder-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (address = '/binder') => renderAt(address, <BinderScreen />);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const page = binderPageOf([
  binderDocumentOf(1, { title: 'Cooling' }),
  binderDocumentOf(2, {
    title: 'Cleaning',
    draft: { revision: 3, reason: 'Address changed', stage: 'waiting', effectiveDate: null, failure: null },
  }),
  inForceOf(3, { title: 'Pests', needs: ['review'] }),
]);

test('whoever has bought nothing is led to the bundles', async () => {
  answerCalls({ 'customer.getBinder': () => binderPageOf([]) });
  await open();
  expect((await screen.findByRole('link', { name: 'Browse bundles' })).getAttribute('href')).toBe('/');
});

test('a register that cannot be read is asked for again', async () => {
  let works = false;
  answerCalls({
    'customer.getBinder': () => {
      if (!works) throw new Refusal(500, 'Something broke.');
      return page;
    },
  });
  const { user } = await open();
  expect(screen.getByRole('status').textContent).toBe('Loading your binder');
  expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Something broke.');
  works = true;
  await user.click(button('Try again'));
  expect(await screen.findByRole('link', { name: 'Cooling' })).toBeTruthy();
});

test('the first browser tells the time zone of the business, and only then', async () => {
  const asked = answerCalls({
    'customer.getBinder': () => binderPageOf(page.documents, { timeZone: null }),
    'customer.setTimeZone': () => null,
  });
  await open();
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('customer.setTimeZone'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(asked.find(({ name }) => name === 'customer.setTimeZone')?.input).toEqual({ timeZone });
  await waitFor(() => expect(asked.at(-1)?.name).toBe('customer.getBinder'));
  expect(asked.filter(({ name }) => name === 'customer.setTimeZone')).toHaveLength(1);
});

test('what is selected is approved as it was seen, and what was typed outlives a refusal', async () => {
  let works = false;
  const asked = answerCalls({
    'customer.getBinder': () => page,
    'customer.approveDocuments': () => {
      if (!works) throw new Refusal(409, 'Cooling: There is a newer draft.');
      return null;
    },
  });
  const { user } = await open();
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.click(button('Approve (2)'));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve these 2 documents' }));
  expect(dialog.getByText('I approve these 2 documents for use at Harbor & Pine Bakery')).toBeTruthy();
  expect(dialog.getByText(/^1 document of your selection left out/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Your name/));
  await user.type(dialog.getByLabelText(/^Your name/), 'Ada Byron');
  await user.type(dialog.getByLabelText(/^Your role/), 'Manager');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect((await dialog.findByText('Cooling: There is a newer draft.')).textContent).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Ada Byron');
  works = true;
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^2 documents are approved/)).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'customer.approveDocuments')?.input).toEqual({
    ids: [1, 2],
    revisions: [1, 3],
    name: 'Ada Byron',
    role: 'Manager',
    effectiveDate: '2026-11-17',
    reviewMonths: 12,
  });
  // Nothing is selected any more, and the button that was pressed still has the focus.
  expect(document.activeElement).toBe(button('Approve'));
  await user.click(button('Approve: Cooling'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Your role/).value).toBe('Manager');
  expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('');
});

test('what is selected is downloaded as one ZIP, as far as it is made', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const making = { revision: 1, reason: '', stage: 'making', effectiveDate: null, failure: null } as const;
  const asked = answerCalls({
    'customer.getBinder': () => binderPageOf([...page.documents, binderDocumentOf(4, { draft: making })]),
    'customer.getBinderZipUrl': () => ({ url: '/some.zip' }),
  });
  const { user } = await open();
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.click(button('Download (3)'));
  expect(await screen.findByText('Your download has begun.')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ name: 'customer.getBinderZipUrl', input: { ids: [1, 2, 3] } });
});
