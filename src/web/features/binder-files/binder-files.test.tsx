import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BinderRevision, RevisionState } from '#shared/contract/binder.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { BinderExports } from './binder-exports.tsx';
import { RevisionFiles } from './revision-files.tsx';

const clicked: string[] = [];
const noteDownload = (event: MouseEvent) => {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return;
  event.preventDefault();
  clicked.push(link.getAttribute('href') ?? '');
};
beforeEach(() => {
  clicked.length = 0;
  document.addEventListener('click', noteDownload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.removeEventListener('click', noteDownload);
});

const revisionIn = (state: RevisionState): BinderRevision => ({
  revision: 1,
  state,
  reason: 'Bought',
  requestedAt: '2026-11-17T12:00:00.000Z',
  madeAt: '2026-11-17T12:00:00.000Z',
  pageCount: 2,
  approval: null,
  isIssued: true,
  failure: null,
  hasFiles: true,
  files: [
    { format: 'pdf', sha256: 'a'.repeat(64) },
    { format: 'docx', sha256: 'b'.repeat(64) },
  ],
});
const showFiles = (state: RevisionState) =>
  renderAt('/binder/7', <RevisionFiles documentId={7} revision={revisionIn(state)} />);

describe('the files of a revision', () => {
  test('are downloaded one by one, each button saying which', async () => {
    const asked = answerCalls({
      'customer.getRevisionFile': () => ({ url: '/signed.docx', name: 'x', isStamped: false }),
    });
    const { user } = await showFiles('in-force');
    await user.click(screen.getByRole('button', { name: 'Download revision 1 as Word' }));
    await waitFor(() => expect(clicked).toEqual(['/signed.docx']));
    expect(asked).toContainEqual({
      name: 'customer.getRevisionFile',
      input: { id: 7, revision: 1, format: 'docx' },
    });
    expect(screen.queryByText(/on every page/)).toBeNull();
  });

  test('of a revision that is superseded are said to be stamped, and their hash to be that of the file without it', async () => {
    await showFiles('superseded');
    expect(screen.getByText(/says SUPERSEDED on every page.*SHA-256.*without it/)).toBeTruthy();
  });

  test('that cannot be had are said so, in the words of the server', async () => {
    answerCalls({
      'customer.getRevisionFile': () => {
        throw new Refusal(404, 'This document is not in your binder.');
      },
    });
    const { user } = await showFiles('in-force');
    await user.click(screen.getByRole('button', { name: 'Download revision 1 as PDF' }));
    expect(await screen.findByText('This document is not in your binder.')).toBeTruthy();
    expect(clicked).toEqual([]);
  });
});

const choose = async (calls: Parameters<typeof answerCalls>[0], item: string) => {
  const asked = answerCalls(calls);
  const { user } = await renderAt('/binder', <BinderExports />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return { asked, user };
};

describe('the exports of a binder', () => {
  test('say nothing before anybody asks', async () => {
    await renderAt('/binder', <BinderExports />);
    expect(screen.getByRole('status').childElementCount).toBe(0);
  });

  test('are the list as Excel and all files as one ZIP', async () => {
    await choose({ 'customer.getMasterListUrl': () => ({ url: '/list.xlsx' }) }, 'Master list as Excel');
    await waitFor(() => expect(clicked).toEqual(['/list.xlsx']));
  });

  test('ask for the PDF of the list until it is made', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [null, null, '/list.pdf'];
    await choose(
      { 'customer.getMasterListUrl': () => ({ url: answers.shift() ?? null }) },
      'Master list as PDF',
    );
    expect(await screen.findByText('Your file is being made.')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(clicked).toEqual(['/list.pdf']));
    expect(answers).toEqual([]);
  });

  test('make, replace and switch off the address of the calendar, asking first whenever one that works would stop', async () => {
    let url: string | null = null;
    let made = 0;
    const { user } = await choose(
      {
        'customer.getCalendarLink': () => ({ url }),
        'customer.renewCalendarLink': () => {
          made += 1;
          url = `https://shop.example/calendar/secret${made}.ics`;
          return { url };
        },
        'customer.removeCalendarLink': () => {
          url = null;
        },
      },
      'Calendar of reviews',
    );
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Make an address');
    expect(await screen.findByText('https://shop.example/calendar/secret1.ics')).toBeTruthy();
    await press('Make a new address');
    expect(await screen.findByText(/Whoever has subscribed to it sees no more reviews/)).toBeTruthy();
    expect(made).toBe(1);
    await press('Replace the address');
    expect(await screen.findByText('https://shop.example/calendar/secret2.ics')).toBeTruthy();
    await press('Switch off');
    await user.click((await screen.findAllByRole('button', { name: 'Cancel' }))[0] ?? document.body);
    expect(screen.getByText('https://shop.example/calendar/secret2.ics')).toBeTruthy();
    expect(url).not.toBeNull();
    await press('Switch off');
    await press('Switch it off');
    expect(await screen.findByText('There is no address yet.')).toBeTruthy();
    expect(await screen.findByText(/switched off/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make an address' }));
  });

  test('keep the question about the calendar open, with the reason, when its address was not replaced', async () => {
    const { user } = await choose(
      {
        'customer.getCalendarLink': () => ({ url: 'https://shop.example/calendar/secret.ics' }),
        'customer.renewCalendarLink': () => {
          throw new Refusal(429, 'Too many requests. Please wait a moment and try again.');
        },
      },
      'Calendar of reviews',
    );
    await user.click(await screen.findByRole('button', { name: 'Make a new address' }));
    await user.click(await screen.findByRole('button', { name: 'Replace the address' }));
    expect(await screen.findByText(/Too many requests/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('https://shop.example/calendar/secret.ics')).toBeTruthy();
    expect(screen.queryByText(/Too many requests/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a new address' }));
  });
});
