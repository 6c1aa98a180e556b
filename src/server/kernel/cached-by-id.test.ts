import { expect, test } from 'vitest';
import { cachedById } from './cached-by-id.ts';

/** Knows the ids below 10, and notes which it was asked for. */
const createSource = (maxHeld: number) => {
  const asked: number[][] = [];
  const take = cachedById(maxHeld, async (ids) => {
    asked.push(ids);
    return ids.filter((id) => id < 10).map((id) => ({ id, name: `number ${id}` }));
  });
  return { asked, names: async (...ids: number[]) => (await take(ids)).map(({ name }) => name) };
};

test('only what is not held is fetched, and all comes in the order asked for', async () => {
  const { asked, names } = createSource(5);
  expect(await names(3, 1)).toEqual(['number 3', 'number 1']);
  expect(await names(1, 2, 3)).toEqual(['number 1', 'number 2', 'number 3']);
  expect(await names(3, 2, 3)).toEqual(['number 3', 'number 2', 'number 3']);
  expect(asked).toEqual([[3, 1], [2]]);
});

test('what does not exist is left out, and looked for again the next time', async () => {
  const { asked, names } = createSource(5);
  expect(await names(10, 1)).toEqual(['number 1']);
  expect(await names(10)).toEqual([]);
  expect(asked).toEqual([[10, 1], [10]]);
});

test('more can be asked for than is held', async () => {
  const { names } = createSource(2);
  expect(await names(1, 2, 3, 4)).toEqual(['number 1', 'number 2', 'number 3', 'number 4']);
});
