import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

describe('a text made to keep the shop thinking', async () => {
  const shop = await createTestShop();
  const keyword = (text: string) => shop.fetch(pathOf('public', 'getProductsByKeyword', text));
  const code = (email: string) => shop.fetch('/auth/v1/otp', jsonPost({ email }));

  test.each<[string, () => Promise<Response>, number]>([
    ['a keyword of 100 KB', () => keyword('a'.repeat(100_000)), 414],
    ['a keyword of 7 KB', () => keyword('a'.repeat(7000)), 400],
    ['an address of many dots', () => code(`a@${'a.'.repeat(50_000)}`), 413],
    ['an address of as many dots as fit', () => code(`a@${'a.'.repeat(1900)}`), 400],
    ['an address that nearly is one', () => code(`${'a'.repeat(120)}@${'a-.'.repeat(40)}`), 400],
  ])('%s is refused at once', async (_, ask, status) => {
    // The quickest of some: a busy machine slows down one or two, a pattern that runs wild all of them.
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const startedAt = performance.now();
      expect((await ask()).status).toBe(status);
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(onThisMachine(50));
  });
});

let folder = '';
beforeAll(async () => {
  folder = join(await builtWeb(), 'client');
});

test('what browsers load holds no secret, and no way to where one is', async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(5);
  const secrets =
    /sk_(?:live|test)_\w|whsec_\w|-----BEGIN|postgres(?:ql)?:\/\/\w|BINDERY_SECRET|process\.env\.\w*SECRET/;
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(secrets);
});
