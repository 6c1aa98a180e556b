import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { answerForms } from '#tests/support/web/answer-forms.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { DOCX_TYPE } from './state/choose-files.ts';
import { UploadScreen } from './upload-screen.tsx';

const POLL_MS = 2000;
const CHECK = 'getDocumentStatusById';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Submits these files to a server that gives them the ids 1, 2 and so on. */
const follow = async (names: string[], calls: Parameters<typeof answerCalls>[0]) => {
  const asked = answerCalls({ documents: () => [], getDocumentFailures: () => [], ...calls });
  answerForms(() => ({ ids: names.map((_, index) => index + 1) }));
  const page = await renderAt('/admin/upload', <UploadScreen renderQuestion={() => null} />);
  const files = names.map((name) => new File(['x'], `${name}.docx`, { type: DOCX_TYPE }));
  await page.user.upload(screen.getByLabelText('Browse File', { selector: 'input' }), files);
  await page.user.click(await screen.findByRole('button', { name: 'Submit documents' }));
  await screen.findByRole('region', { name: 'Your submitted documents' });
  return { ...page, checks: () => asked.filter(({ name }) => name === CHECK).length };
};

const broken = () => {
  throw new Refusal(500, 'Broken.');
};
const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const lineOf = (name: string) =>
  within(screen.getByRole('region', { name: 'Your submitted documents' }))
    .getByText(name)
    .closest('li') ?? document.body;
const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset form' });
const newProduct = () => screen.getByRole('link', { name: 'Create new product' });
const expectFreshForm = () =>
  waitFor(() => {
    expect(screen.getByText('Drag and Drop files to upload or')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

test('failed status checks are borne ten times, in a hidden tab as well, then the form can only be reset', async () => {
  const { user, checks } = await follow(['lost'], { [CHECK]: broken });
  const retrying = /^There was a error checking on your documents\. Please stand by while we retry\.$/;
  expect(await screen.findByText(retrying)).toBeTruthy();
  expect(reset().disabled).toBe(true);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  const [first, tenth] = [checks(), 10];
  await letPass((tenth - first) * POLL_MS);
  await waitFor(() => expect(checks()).toBe(tenth));
  expect(screen.getByText(retrying)).toBeTruthy();
  expect(reset().disabled).toBe(true);
  await letPass(POLL_MS);
  expect(
    await screen.findByText(
      'We are unable to find the status of your submitted documents. Please reset the form.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(retrying)).toBeNull();
  expect(lineOf('lost').textContent).toContain('not known');
  expect(lineOf('lost').querySelector('[data-spinner]')).toBeNull();
  await letPass(5 * POLL_MS);
  expect(checks()).toBe(tenth + 1);
  visibility.mockRestore();
  expect(newProduct().getAttribute('aria-disabled')).toBe('true');
  await user.click(reset());
  await expectFreshForm();
});

test('after a failed status check it is said why no product can be started, and what helps', async () => {
  let isBroken = true;
  const { user } = await follow(['missed'], {
    [CHECK]: () => {
      if (!isBroken) return [{ id: 1 }];
      isBroken = false;
      return broken();
    },
  });
  await letPass(POLL_MS);
  await waitFor(() => expect(lineOf('missed').textContent).toContain('complete'));
  expect(newProduct().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^A status check failed on the way.*Reset the form to go on/)).toBeTruthy();
  await user.click(reset());
  await expectFreshForm();
});

test('a poisonous file among ten fails with its reason; nobody waits for it', async () => {
  const good = Array.from({ length: 9 }, (_, index) => `good-${index + 1}`);
  const names = [...good.slice(0, 4), 'endless', ...good.slice(4)];
  const reason = 'This document has 501 pages; at most 500 are possible.';
  const { user } = await follow(names, {
    [CHECK]: () => names.flatMap((name, index) => (name === 'endless' ? [] : [{ id: index + 1 }])),
    getDocumentFailures: () => [{ id: 5, name: 'endless', reasons: [reason] }],
  });
  expect(await screen.findByText('10 of 10 documents are done')).toBeTruthy();
  expect(lineOf('endless').textContent).toContain('failed');
  expect(lineOf('endless').textContent).toContain(reason);
  expect(lineOf('good-9').textContent).toContain('complete');
  expect(newProduct().getAttribute('aria-disabled')).toBe('true');
  await user.click(reset());
  await expectFreshForm();
});

test('one is asked before leaving in the middle of it', async () => {
  const { user, router } = await follow(['slow'], { [CHECK]: () => [] });
  expect(lineOf('slow').textContent).toContain('submitting');
  router.history.push('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
  const [stay] = dialog.getAllByRole('button', { name: 'Stay' });
  await user.click(stay ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.history.location.pathname).toBe('/admin/upload');
  router.history.push('/');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/'));
});
