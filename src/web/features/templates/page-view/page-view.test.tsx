import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageMark, PageView as View } from '#shared/contract/page-view.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { render, renderAt } from '#tests/support/web/render.tsx';
import { PageViewDialog } from './page-view-dialog.tsx';
import { PageView } from './page-view.tsx';

const mark = (page: number, y: number, role: PageMark['role'] = null): PageMark => ({
  page,
  x: 0.1,
  y,
  width: 0.2,
  height: 0.02,
  role,
  isContinued: false,
});
const PATIENCE_MS = 30_000;
const COMPANY = '{{company}}: did you mean {{business_name}}?';
const view: View = {
  id: 'v1',
  status: 'complete',
  reason: null,
  pageCount: 2,
  drawnCount: 2,
  pages: [1, 2].map((page) => ({ page, width: 100, height: 140, src: `/${page}.jpg`, webp: [] })),
  entries: [
    {
      kind: 'mistake',
      title: COMPANY,
      count: 2,
      places: ['Body, paragraph 2', 'Body, paragraph 9'],
      marks: [mark(1, 0.1), mark(2, 0.5)],
    },
    {
      kind: 'block',
      title: '{{#if seats}}',
      count: 1,
      places: ['Body, paragraph 4'],
      marks: [mark(1, 0.3, 'begin'), mark(1, 0.4, 'end')],
    },
    { kind: 'value', title: '{{date}}', count: 1, places: ['Header'], marks: [mark(1, 0.05), mark(2, 0.05)] },
    { kind: 'remark', title: 'A font is missing.', count: 1, places: ['Whole document'], marks: [] },
  ],
};

const scrolledTo: Element[] = [];
Element.prototype.scrollIntoView = function note(this: Element) {
  scrolledTo.push(this);
};
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const list = () => within(screen.getByRole('region', { name: 'Tags and mistakes' }));
const pages = () => within(screen.getByRole('region', { name: 'Pages of the template' }));
const isPressed = (element: Element) => element.getAttribute('aria-pressed') === 'true';

test('choosing an entry by keyboard shows its mark, and choosing it again the next one', async () => {
  const { user } = render(<PageView view={view} />);
  const entry = list().getByRole('button', { name: /did you mean/ });
  entry.focus();
  await user.keyboard('{Enter}');
  const marks = pages().getAllByRole('button', { name: `Mistake ${COMPANY}` });
  expect(marks.map(isPressed)).toEqual([true, true]);
  expect(scrolledTo.at(-1)).toBe(marks[0]);
  expect(list().getByText('1 of 2, on page 1')).toBeTruthy();
  expect(list().getByText('Body, paragraph 9')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(scrolledTo.at(-1)).toBe(marks[1]);
  await user.click(list().getByRole('button', { name: 'Next place' }));
  expect(scrolledTo.at(-1)).toBe(marks[0]);
});

test('choosing a mark shows its entry; a block says where it begins and where it ends', async () => {
  const { user } = render(<PageView view={view} />);
  expect(pages().getByRole('button', { name: 'Block {{#if seats}} begins' }).textContent).toBe('[');
  await user.click(pages().getByRole('button', { name: 'Block {{#if seats}} ends' }));
  const entry = list().getByRole('button', { name: /#if seats/ });
  expect(isPressed(entry)).toBe(true);
  expect(scrolledTo).toContain(entry);
  expect(list().getByText('2 of 2, on page 1')).toBeTruthy();
  expect(isPressed(list().getByRole('button', { name: /did you mean/ }))).toBe(false);
});

test('a tag that is broken into lines is one stop, whichever line is chosen', async () => {
  const [first] = view.entries;
  const broken = { ...mark(1, 0.12), isContinued: true };
  const entries = first ? [{ ...first, marks: [mark(1, 0.1), broken, mark(2, 0.5)] }] : [];
  const { user } = render(<PageView view={{ ...view, entries }} />);
  const lines = pages().getAllByRole('button', { hidden: true });
  expect(lines).toHaveLength(3);
  expect(pages().getAllByRole('button')).toHaveLength(2);
  await user.click(lines[1] ?? document.body);
  expect(list().getByText('1 of 2, on page 1')).toBeTruthy();
  await user.click(list().getByRole('button', { name: 'Next place' }));
  expect(list().getByText('2 of 2, on page 2')).toBeTruthy();
  await user.click(list().getByRole('button', { name: 'Next place' }));
  expect(list().getByText('1 of 2, on page 1')).toBeTruthy();
  await user.click(list().getByRole('button', { name: 'Previous place' }));
  expect(list().getByText('2 of 2, on page 2')).toBeTruthy();
});

test('what cannot be seen on a page is in the list all the same', async () => {
  const { user } = render(<PageView view={view} />);
  await user.click(list().getByRole('button', { name: /A font is missing/ }));
  expect(list().getByText('Whole document')).toBeTruthy();
  expect(
    list()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mistakes1', 'Blocks1', 'Values1', 'Remarks1']);
});

test('a tag that no page shows says so in the list, and where it may stand', async () => {
  const city = { kind: 'value' as const, title: '{{city}}', count: 1, places: ['Properties'], marks: [] };
  const unseen: View = { ...view, entries: [...view.entries, city] };
  const { user } = render(<PageView view={unseen} />);
  expect(list().getAllByText('Not on a page')).toHaveLength(1);
  await user.click(list().getByRole('button', { name: /city.*Not on a page/ }));
  expect(list().getByText(/^It is filled, but no page shows it: it stands in the properties/)).toBeTruthy();
});

test('a file without tags is told so, beside its pages', () => {
  render(<PageView view={{ ...view, entries: [] }} />);
  expect(screen.getByText('There is no tag in this file')).toBeTruthy();
  expect(pages().getAllByRole('img')).toHaveLength(2);
});

test(
  'pages arrive one after the other; a picture that is shown keeps its address',
  { timeout: PATIENCE_MS },
  async () => {
    const answers: View[] = [
      { ...view, status: 'processing', pages: view.pages.slice(0, 1) },
      { ...view, pages: view.pages.map((page) => ({ ...page, src: `${page.src}?again` })) },
    ];
    answerCalls({
      requestPageView: () => ({
        ...view,
        status: 'processing',
        pageCount: null,
        drawnCount: null,
        pages: [],
      }),
      getPageView: () => answers.shift(),
    });
    await renderAt('/', <PageViewDialog name="Cash" viewed={{ documentId: 4 }} onClose={() => {}} />);
    await screen.findByText('Drawing the pages');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2), { timeout: PATIENCE_MS });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/1.jpg',
      '/2.jpg?again',
    ]);
  },
);

test('a file that may not be opened has no pages, and says why', async () => {
  answerCalls({
    requestPageView: () => {
      throw new Refusal(422, 'The pages of this file cannot be shown. It is damaged.');
    },
  });
  await renderAt('/', <PageViewDialog name="Cash" viewed={{ documentId: 4 }} onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('It is damaged.');
});
