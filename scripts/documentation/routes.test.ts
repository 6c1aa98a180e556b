import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';
import { codeWordsIn, deployment, pages, read, ROOT, sectionOf } from './pages.ts';

const shop = await createTestShop();

/** As pages write them: `/orders/{orderId}`. */
const screens = [
  ...new Set(
    readdirSync(join(ROOT, 'src/web/routes'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => [...read(`src/web/routes/${name}`).matchAll(/createFileRoute\('([^']+)'\)/g)])
      .map(([, path = '']) =>
        path
          .replaceAll(/_(?=\/)/g, '')
          .replaceAll(/\$(\w+)/g, '{$1}')
          .replace(/(?<=.)\/$/, ''),
      )
      // Every address that is no other's.
      .filter((path) => path !== '/$'),
  ),
];

const ofTheServer = createApp(shop.services, { sandbox: shop.sandbox })
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ path }) => path.replace(/(?<=.)\/$/, ''));

/** Folders and files of a machine, and what another server answers at. */
const isElsewhere = (path: string) => /^\/(etc|opt|proc|var|home)(\/|$)/.test(path) || path === '/health';

/** Calls are named with their area or by what they have in common: `/api/admin`, `/api/<area>/<name>`. */
const exists = (path: string) =>
  screens.includes(path) ||
  path.includes('<') ||
  ofTheServer.some((route) => {
    const parts = route.split('/');
    return path
      .split('/')
      .every((part, at) => parts[at] === '*' || parts[at]?.startsWith(':') || parts[at] === part);
  });

const atThisMachine = (text: string) =>
  [...text.matchAll(/http:\/\/(?:localhost|127\.0\.0\.1):3000(\/[^\s)'"`>]*)/g)].map(([, path = '']) => path);

const routesIn = (page: string) => [
  ...codeWordsIn(page).filter((word) => word.startsWith('/')),
  ...atThisMachine(read(page)),
];

describe('the routes', () => {
  test.each(pages)('that %s names exist', (page) => {
    expect(routesIn(page).filter((path) => !isElsewhere(path) && !exists(path))).toEqual([]);
  });

  test.each(deployment)('that %s asks exist', (file) => {
    expect(atThisMachine(read(file)).filter((path) => !exists(path))).toEqual([]);
  });

  test('of screens are all in docs/product.md, and no other is', () => {
    const rows = sectionOf('docs/product.md', 'Routes').matchAll(/^\| `([^`]+)`/gm);
    expect([...rows].map(([, path = '']) => path).toSorted()).toEqual(screens.toSorted());
  });
});
