import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropServerFunctions } from './drop-server-functions.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

const transform = dropServerFunctions().transform as unknown as Transform;
const FILE = 'node_modules/@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js';

test('the installed framework leaves its way of calling server functions at home', () => {
  const { code = '' } = transform(readFileSync(FILE, 'utf8'), `/x/${FILE}`) ?? {};
  expect(code).toContain('serverFnFetcher');
  expect(code).not.toContain('seroval');
});

test('other code is left alone, and a framework that changed its ways stops the build', () => {
  expect(transform('anything', '/x/node_modules/react/index.js')).toBeUndefined();
  expect(() => transform('anything', `/x/${FILE}`)).toThrow('adapt this plugin');
});
