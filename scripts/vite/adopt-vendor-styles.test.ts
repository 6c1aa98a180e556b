import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { adoptVendorStyles } from './adopt-vendor-styles.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

const transform = adoptVendorStyles().transform as unknown as Transform;
const sonner = fileURLToPath(import.meta.resolve('sonner'));

test('the installed toast library adopts its styles instead of writing a style element', () => {
  const code = transform(readFileSync(sonner, 'utf8'), '/x/node_modules/sonner/dist/index.mjs')?.code;
  const injector = code?.slice(code.indexOf('function __insertCSS'), code.indexOf("createElement('style')"));
  expect(injector).toContain('document.adoptedStyleSheets.push(sheet)\n  return');
});

test('other code is left alone, and a toast library that changed its ways stops the build', () => {
  expect(transform('anything', '/x/node_modules/react/index.js')).toBeUndefined();
  expect(() => transform('anything', '/x/node_modules/sonner/dist/index.mjs')).toThrow('adapt this plugin');
});
