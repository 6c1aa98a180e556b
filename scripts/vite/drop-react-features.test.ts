import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { dropReactFeatures } from './drop-react-features.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

const transform = dropReactFeatures().transform as unknown as Transform;
const FILE = 'node_modules/react-dom/cjs/react-dom-client.production.js';

test('the installed React leaves at home what no page of the shop can reach', () => {
  const whole = readFileSync(FILE, 'utf8');
  const { code = '' } = transform(whole, `/x/${FILE}`) ?? {};
  expect(parseSync('react-dom.js', code).errors).toEqual([]);
  expect(whole).toContain('ownerDocument.startViewTransition(');
  expect(code).not.toContain('ownerDocument.startViewTransition(');
  expect(code).toMatch(/FragmentInstance\.prototype\.focus = function \(focusOptions\) \{\}/);
  expect(code).toMatch(/function FragmentInstance\(fragmentFiber\) \{throw /);
  expect(code).toMatch(/function isFragmentInstanceParent\(fiber\) \{\n/);
});

test('no page begins what is left at home', () => {
  const begins = /\bViewTransition\b|SuspenseList|<Fragment[^>]*\bref=|componentStack|componentDidCatch/;
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => begins.test(readFileSync(file, 'utf8')));
  expect(files).toEqual([]);
});

test('other code is left alone, and a React that changed its ways stops the build', () => {
  expect(transform('anything', '/x/node_modules/react/index.js')).toBeUndefined();
  expect(() => transform('var anything;', `/x/${FILE}`)).toThrow('adapt this plugin');
});
