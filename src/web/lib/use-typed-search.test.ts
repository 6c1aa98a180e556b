import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

const searchAt = (address: string) => {
  const { result, rerender } = renderHook(({ q }) => useTypedSearch(q), { initialProps: { q: address } });
  return {
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    goTo: (q: string) => rerender({ q }),
  };
};

test('an address that is behind what was typed takes no letter away', () => {
  const { typed, type, goTo } = searchAt('');
  type('f');
  type('fi');
  goTo('f');
  expect(typed()).toBe('fi');
  type('fir');
  goTo('fi');
  goTo('fir');
  expect(typed()).toBe('fir');
});

test('an address that somebody else has changed is followed', () => {
  const { typed, type, goTo } = searchAt('fire');
  expect(typed()).toBe('fire');
  goTo('');
  expect(typed()).toBe('');
  type('2026');
  goTo('2026');
  goTo('fire');
  expect(typed()).toBe('fire');
});

test('a search that was typed before is followed, too, when one comes back to it', () => {
  const { typed, type, goTo } = searchAt('');
  type('fire');
  goTo('fire');
  goTo('');
  goTo('fire');
  expect(typed()).toBe('fire');
});
