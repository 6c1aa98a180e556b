import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#tests/support/web/render.tsx';
import { HomeSearch } from './home-search.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the search waits for half a second without a keystroke', async () => {
  const { router } = await renderAt('/', <HomeSearch />);
  type('bake');
  await pass(499);
  type('bakery ');
  await pass(499);
  expect(router.state.location.search).toEqual({});
  await pass(1);
  expect(router.state.location.search).toEqual({ q: 'bakery' });
});

test('the key that leads to the field is shown only while there is nothing in it to clear', async () => {
  await renderAt('/', <HomeSearch />);
  expect(screen.getByText('/')).toBeTruthy();
  type('b');
  expect(screen.queryByText('/')).toBeNull();
  type('');
  expect(screen.getByText('/')).toBeTruthy();
});

test('the other half of the address stays, and an emptied field leaves it', async () => {
  const { router } = await renderAt('/?q=bakery&industry=healthcare', <HomeSearch />);
  expect(field().value).toBe('bakery');
  type('  ');
  await pass(500);
  expect(router.state.location.search).toEqual({ industry: 'healthcare' });
});

test('the field follows an address that somebody else has changed', async () => {
  const { router } = await renderAt('/?q=bakery', <HomeSearch />);
  await act(() => router.navigate({ to: '/', search: {} }));
  expect(field().value).toBe('');
  await pass(1000);
  expect(router.state.location.search).toEqual({});
});
