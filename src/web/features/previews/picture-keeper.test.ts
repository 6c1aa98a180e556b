import { expect, test } from 'vitest';
import { createPictureKeeper } from './picture-keeper.ts';

const pagesOf = (...addresses: string[]) =>
  new Map([[7, addresses.map((src) => ({ src, width: 10, height: 13, marks: [] }))]]);

const keep = () => {
  const revoked: string[] = [];
  return { revoked, keeper: createPictureKeeper((address) => void revoked.push(address)) };
};

test('pictures of earlier own pages are let go once what took their place is seen', () => {
  const { revoked, keeper } = keep();
  keeper.add('a1', 1);
  keeper.add('a2', 1);
  keeper.show(pagesOf('a1', 'a2'), 1);
  keeper.add('b1', 2);
  // Typed on: what is seen stays.
  keeper.show(pagesOf('a1', 'a2'), 2);
  expect(revoked).toEqual([]);
  // The new page fades in over the old one.
  keeper.show(pagesOf('b1'), 2);
  expect(revoked).toEqual([]);
  keeper.add('b2', 2);
  keeper.show(pagesOf('b1', 'b2'), 2);
  expect(revoked).toEqual(['a1', 'a2']);
});

test('a picture that came too late to be seen is let go, one that is still to be seen is not', () => {
  const { revoked, keeper } = keep();
  keeper.add('late', 1);
  keeper.add('next', 2);
  keeper.show(new Map(), 2);
  expect(revoked).toEqual(['late']);
});

test('all are let go with the page', () => {
  const { revoked, keeper } = keep();
  keeper.add('a1', 1);
  keeper.show(pagesOf('a1'), 1);
  keeper.clear();
  expect(revoked).toEqual(['a1']);
});
