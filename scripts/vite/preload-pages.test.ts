import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { preloadPages } from './preload-pages.ts';

const root = resolve(import.meta.dirname, '../..');
const { chunkFileNames, resolveDependencies } = preloadPages(root, ['src/web/routes/auth.tsx']);
const needed = ['assets/form-1234567.js'];

const preloadedBy = (facadeModuleId: string | null) =>
  resolveDependencies(
    chunkFileNames({ facadeModuleId }).replace('[name]', 'x').replace('[hash:7]', '1234567'),
    needed,
  );

test('a page that visitors come to says what it needs, whatever its file is called', () => {
  expect(preloadedBy(`${root}/src/web/routes/auth.tsx?tsr-split=component---loader`)).toEqual(needed);
});

test('other pages and shared files do not, even where they have the same name', () => {
  expect(preloadedBy(`${root}/src/web/routes/admin/auth.tsx?tsr-split=component---loader`)).toEqual([]);
  expect(preloadedBy(null)).toEqual([]);
});

test('a page that has moved stops the build', () => {
  expect(() => preloadPages(root, ['src/web/routes/gone.tsx'])).toThrow(
    'There is no src/web/routes/gone.tsx',
  );
});
