import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DemoProgress } from '#shared/contract/demo.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { ProductListing } from './product-listing.tsx';
import type { Listing, ListingQuery } from './listing.ts';
import { useDemoProgress, demoPollMs } from './use-demo-progress.ts';

const progressOf = (bundlesReady: number): DemoProgress => ({
  bundlesReady,
  bundlesTotal: 3,
  documentsReady: bundlesReady * 4,
  documentsTotal: 12,
});

/** The newest first, as the shop lists them. */
const listingOf = (count: number, next: string | null = null): Listing => ({
  next,
  products: Array.from({ length: count }, (_, index) => ({
    id: count - index,
    name: `Bundle ${count - index}`,
    slug: `bundle-${count - index}`,
    price: 100,
    documentCount: 4,
    firstDocument: 'Opening',
    hasExcel: false,
    industry: null,
    cover: null,
  })),
});

/** What the server would answer now. */
let now: DemoProgress | null = null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Shown = { query?: ListingQuery; owned?: number[]; listing?: Listing };

const chosen = vi.fn<(industry: string | undefined) => void>();

const Home = ({ query, owned, listing }: Shown) => {
  const load = () => ({ progress: now, listing: listing ?? listingOf(now?.bundlesReady ?? 3) });
  const [loaded, setLoaded] = useState(load);
  const arriving = useDemoProgress(loaded.progress, () => setLoaded(load));
  return (
    <ProductListing
      id="products"
      title="Our Products"
      listing={loaded.listing}
      query={query ?? {}}
      owned={new Set(owned)}
      demo={arriving}
      supportEmail="help@example.com"
      loadAfter={async () => undefined}
      onIndustry={chosen}
      onClear={() => {}}
      onRetry={() => {}}
    />
  );
};

const show = async (shown: Shown = {}, answer = () => now) => {
  const asked = answerCalls({
    'public.arrivingProducts': () => ({ products: [], next: null, demo: answer() }),
  });
  await renderAt('/', <Home {...shown} />);
  return asked;
};

const namesShown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const places = () => screen.getAllByRole('listitem').length;
const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The time of the page is moved; an answer takes real time, too. */
const expectListing = async (names: string[], count: number) => {
  await expect.poll(() => [namesShown(), places()]).toEqual([names, count]);
};

test('while the demo shop is being filled the page tells how far it is, and keeps a place for what will come', async () => {
  now = progressOf(0);
  await show();
  const bar = screen.getByRole('progressbar', { name: 'Filling the demo shop' });
  expect(bar.getAttribute('aria-valuetext')).toBe('0 of 12 documents');
  expect(screen.getByRole('status').textContent).toBe('0 of 3 bundles are ready');
  expect([namesShown(), places()]).toEqual([[], 3]);
});

test('bundles take their places one after the other, and then nobody asks any more', async () => {
  now = progressOf(0);
  const asked = await show();
  now = progressOf(1);
  await letPass(demoPollMs);
  await expectListing(['Bundle 1'], 3);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 of 12 documents');
  now = progressOf(2);
  await letPass(demoPollMs);
  await expectListing(['Bundle 1', 'Bundle 2'], 3);
  now = null;
  await letPass(demoPollMs);
  await expectListing(['Bundle 1', 'Bundle 2', 'Bundle 3'], 3);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const timesAsked = asked.length;
  await letPass(10 * demoPollMs);
  expect(asked).toHaveLength(timesAsked);
});

test('a question that is not answered is asked again', async () => {
  now = progressOf(0);
  let isDown = true;
  const answer = () => {
    if (isDown) throw new Refusal(503, 'Not now.');
    return now;
  };
  await show({}, answer);
  await letPass(3 * demoPollMs);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  isDown = false;
  now = progressOf(1);
  await letPass(3 * demoPollMs);
  await expectListing(['Bundle 1'], 3);
});

test('without a demo, or with a complete one, nothing is asked and nothing is shown of it', async () => {
  now = null;
  const asked = await show();
  await letPass(10 * demoPollMs);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(namesShown()).toEqual(['Bundle 3', 'Bundle 2', 'Bundle 1']);
  expect(asked).toEqual([]);
});

test('a shop that is really empty says that the first bundles are on their way', async () => {
  now = null;
  await show({ listing: listingOf(0) });
  expect(screen.getByText('The first bundles are on their way')).toBeTruthy();
});

test.each([
  [{}, 'You own every bundle we have'],
  [{ industry: 'healthcare' }, 'You own every bundle for Healthcare'],
] as const)('who has bought all there is of %o reads so', async (query, text) => {
  now = null;
  await show({ query, owned: [1, 2, 3] });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('The first bundles are on their way')).toBeNull();
});

test('who owns all of the first page is led on to the next', async () => {
  now = null;
  await show({ listing: listingOf(3, 'more'), owned: [1, 2, 3] });
  expect(screen.getByText('You own every bundle up to here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

test.each([
  [[{ industry: 'transportation', count: 1 }], '1 in Transportation', ['Show Transportation']],
  [[{ industry: null, count: 2 }], '2 under no industry', ['Search all industries']],
  [
    [
      { industry: 'manufacturing', count: 3 },
      { industry: null, count: 1 },
    ],
    '3 in Manufacturing, 1 under no industry',
    ['Show Manufacturing', 'Search all industries'],
  ],
] as const)('a search that the industry has nothing for tells of %o', async (elsewhere, told, ways) => {
  now = null;
  const listing = { ...listingOf(0), elsewhere: [...elsewhere] };
  await show({ query: { q: 'fleet', industry: 'healthcare' }, listing });
  const title = `“fleet”: none in Healthcare; ${told}`;
  expect(screen.getByText(title)).toBeTruthy();
  for (const name of ways) act(() => screen.getByRole('button', { name }).click());
  expect(chosen.mock.calls.map(([industry]) => industry)).toEqual(
    ways.map((way) => (way === 'Search all industries' ? undefined : elsewhere[0].industry)),
  );
  chosen.mockReset();
});

test('a search tells what is owned apart from what somebody might also like', async () => {
  now = null;
  await show({ query: { q: 'bundle' }, owned: [2] });
  const titles = screen
    .getAllByRole('region')
    .map((region) => [
      region.querySelector('h2')?.textContent,
      [...region.querySelectorAll('h3')].map(({ textContent }) => textContent),
    ]);
  expect(titles).toEqual([
    ['Yours already', ['Bundle 2']],
    ['Our Products', ['Bundle 3', 'Bundle 1']],
  ]);
  expect(screen.getAllByText('You own this')).toHaveLength(1);
  expect(screen.getByText('3 products found')).toBeTruthy();
});

test('a search that finds nothing but what is owned says so', async () => {
  now = null;
  await show({ query: { q: 'bundle' }, owned: [1, 2, 3] });
  expect(screen.getAllByText('You own this')).toHaveLength(3);
  expect(screen.getByText('You own every bundle that matches “bundle”')).toBeTruthy();
});
