import { rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { legalVersions } from '#server/db/schema/legal.ts';
import { readConfig } from '#server/config.ts';
import type { Services } from '#server/kernel/services.ts';
import { publishRegularly } from '#server/modules/legal/publish-regularly.ts';
import type { LegalPage } from '#shared/contract/legal/legal-page.ts';
import { legal } from '#shared/limits/legal.ts';
import { problems } from '#shared/problems.ts';
import { MINUTE } from '#shared/units.ts';
import { putLegalText } from '#tests/support/legal/put-legal-text.ts';
import { servePages } from '#tests/support/legal/serve-pages.ts';
import { dataOf, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const shop = await createTestShop();
const { services, clock } = shop;
const { db, config } = services;
/** A second server with a data folder of its own over the same database. */
const otherServices: Services = {
  ...services,
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: await createTemporaryFolder() }),
};
const here = await servePages(services);
const there = await servePages(otherServices);

const put = (name: Parameters<typeof putLegalText>[1], text: string | Uint8Array, of = config) =>
  putLegalText(of, name, text, clock.now());
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const footerOf = (html: string) => /<footer class="border-t[\s\S]*?<\/footer>/.exec(html)?.[0] ?? '';

beforeEach(async () => {
  for (const { dataDir } of [config, otherServices.config])
    await rm(`${dataDir}/legal`, { recursive: true, force: true });
  await db.delete(legalVersions);
  clock.advance(legal.goneAfterMs);
});

describe('a legal page', () => {
  test('is there once its file is, under its name, with links in the footer and on the map', async () => {
    expect((await here.get('/legal/terms')).status).toBe(404);
    expect(footerOf(await here.read('/'))).not.toContain('/legal/');
    clock.advance(MINUTE);
    await put('terms', '# General terms\n\nWe sell *documents*.');
    await put('imprint', 'Bindery Ltd');
    const answer = await here.get('/legal/terms');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>General terms · Bindery</title>');
    expect(html).toMatch(/<h1[^>]*>General terms<\/h1>/);
    expect(html).toContain('We sell <em>documents</em>.');
    expect(await here.read('/legal/imprint')).toMatch(/<h1[^>]*>Imprint<\/h1>/);
    clock.advance(MINUTE);
    const footer = footerOf(await here.read('/'));
    expect(
      [...footer.matchAll(/href="\/legal\/(\w+)"[^>]*>(\w+)</g)].map(([, name, title]) => [name, title]),
    ).toEqual([
      ['terms', 'Terms'],
      ['imprint', 'Imprint'],
    ]);
    const map = await here.read('/sitemap.xml');
    expect(map).toContain(`${config.publicUrl.origin}/legal/terms<`);
    expect(map).not.toContain('/legal/privacy');
  });

  test('has one of five names: no other file becomes a page', async () => {
    await put('waiver', 'I ask for it at once.');
    for (const path of ['/legal/waiver', '/legal', '/legal/..%2fwaiver', '/legal/TERMS', '/legal/terms.md'])
      expect((await here.get(path)).status).toBe(404);
  });

  test('shows a change on every server, and the earlier wording by its version, with a notice', async () => {
    await put('terms', 'The first wording.');
    await here.read('/legal/terms');
    await there.read('/legal/terms');
    expect(await there.read('/legal/terms')).toContain('The first wording.');
    clock.advance(MINUTE);
    await put('terms', 'The second wording.');
    expect(await here.read('/legal/terms')).toContain('The second wording.');
    const now = await there.read('/legal/terms');
    expect(now).toContain('The second wording.');
    expect(now).not.toContain('This is an earlier version.');
    const earlier = await there.read(`/legal/terms?version=${hashOf('The first wording.')}`);
    expect(earlier).toContain('The first wording.');
    expect(earlier).toContain('This is an earlier version.');
    expect(earlier).toContain('<meta name="robots" content="noindex"/>');
  });

  test('is not found in a version that it never had', async () => {
    await put('terms', 'Words.');
    await put('privacy', 'Other words.');
    for (const version of ['x', '%00', 'a'.repeat(64), hashOf('Other words.')])
      expect((await here.get(`/legal/terms?version=${version}`)).status).toBe(404);
    expect(
      await refusalOf(
        await shop.fetch(pathOf('public', 'getLegalPage', { name: 'terms', version: 'a'.repeat(64) })),
      ),
    ).toEqual([404, 'NOT_FOUND', problems['legal.not-found'].message]);
  });

  test('goes back to an earlier wording when that is saved again', async () => {
    await put('terms', 'First.');
    await here.read('/legal/terms');
    clock.advance(MINUTE);
    await put('terms', 'Second.');
    await here.read('/legal/terms');
    clock.advance(MINUTE);
    await put('terms', 'First.');
    const page = await dataOf<LegalPage>(
      await shop.fetch(pathOf('public', 'getLegalPage', { name: 'terms' })),
    );
    expect(page).toMatchObject({ version: hashOf('First.'), isCurrent: true });
    expect(await db.$count(legalVersions)).toBe(2);
  });

  test('is the newest where servers have different files, whichever is asked', async () => {
    await put('terms', 'Older, here.');
    clock.advance(MINUTE);
    await put('terms', 'Newer, there.', otherServices.config);
    for (let round = 0; round < 3; round += 1) {
      await there.read('/legal/terms');
      expect(await here.read('/legal/terms')).toContain('Newer, there.');
      clock.advance(legal.seenEveryMs);
    }
  });

  test('stays while one server has its file, and is gone when none has', async () => {
    const path = await put('terms', 'Only here.');
    await here.read('/legal/terms');
    for (let minutes = 0; minutes < 10; minutes += 1) {
      clock.advance(MINUTE);
      await here.read('/legal/terms');
    }
    expect((await there.get('/legal/terms')).status).toBe(200);
    await rm(path);
    clock.advance(legal.goneAfterMs);
    for (const server of [here, there]) expect((await server.get('/legal/terms')).status).toBe(404);
    expect((await here.get(`/legal/terms?version=${hashOf('Only here.')}`)).status).toBe(200);
  });

  test('a server that nobody visits tells of its files, too', async () => {
    await put('privacy', 'Nobody comes here.', otherServices.config);
    const stop = publishRegularly(otherServices);
    try {
      await expect.poll(async () => (await here.get('/legal/privacy')).status).toBe(200);
    } finally {
      stop();
    }
  });

  test('a file from the future does not win for ever', async () => {
    await putLegalText(config, 'terms', 'Tomorrow.', new Date(clock.now().getTime() + 1000 * MINUTE));
    await here.read('/legal/terms');
    clock.advance(MINUTE);
    await put('terms', 'Today.');
    clock.advance(MINUTE);
    expect(await here.read('/legal/terms')).toContain('Today.');
  });

  test('a file that is empty, too large, or no text is left out, and the log says why', async () => {
    await put('terms', '  \n');
    await put('privacy', 'x'.repeat(legal.maxFileBytes + 1));
    await put('imprint', Uint8Array.of(0x42, 0xe4, 0x72));
    for (const name of ['terms', 'privacy', 'imprint'])
      expect((await here.get(`/legal/${name}`)).status).toBe(404);
    const told = shop.logLines.filter((line) => line.includes('a legal text cannot be used'));
    expect(told.some((line) => line.includes('privacy.md'))).toBe(true);
    expect(told.some((line) => line.includes('imprint.md'))).toBe(true);
  });

  test('is read without a script, and what it says twice is cached', async () => {
    await put('terms', 'Read me.');
    const first = await here.get('/legal/terms');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    await here.get('/legal/terms');
    const tag = (await here.get('/legal/terms')).headers.get('etag');
    expect(tag).toBeTruthy();
    const outside = (await first.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(outside).toContain('Read me.');
  });
});

describe('markup in a legal page', () => {
  const HOSTILE = [
    '# Terms <script>alert(1)</script>',
    '<script>alert(2)</script>',
    '<img src=x onerror=alert(3)>',
    '[press](javascript:alert(4)) [press](JaVaScRiPt:alert(5)) [press](data:text/html,x) [press](//evil.example)',
    '![picture](https://evil.example/track.png)',
    '<a href="javascript:alert(6)">link</a> <iframe src="https://evil.example"></iframe>',
    '[fine](https://example.com/?a=1&b=2) <https://auto.example> [here](/legal/privacy) [mail](mailto:a@example.com)',
    '[x]: javascript:alert(7)',
    '[by reference][x]',
  ].join('\n\n');

  test('is text: no script, picture, frame or address that runs comes through', async () => {
    await put('terms', HOSTILE);
    const html = await here.read('/legal/terms');
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    expect(article).not.toMatch(/<(script|img|iframe|object|style)\b|<[^>]*\son\w+=/i);
    expect([...article.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://example.com/?a=1&amp;b=2',
      'https://auto.example',
      '/legal/privacy',
      'mailto:a@example.com',
    ]);
    expect(article).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(article).toContain('![picture](https://evil.example/track.png)');
    const title = /<title>([\s\S]*?)<\/title>/.exec(html)?.[1];
    expect(title).toContain('&lt;script&gt;');
    // What the page carries for its application does not end the element it stands in.
    expect(html).not.toContain('<script>alert');
  });
});

const servicesOf = (environment: Record<string, string>): Services => ({
  ...services,
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: config.dataDir, ...environment }),
});

describe('the pages of a market', () => {
  test('for consumers in the EU can be used to withdraw, and say so in the footer', async () => {
    const eu = await servePages(servicesOf({ MARKET: 'eu' }));
    expect(footerOf(await eu.read('/'))).toMatch(/href="\/withdraw"[^>]*>Withdraw from contract here</);
    const page = await eu.get('/withdraw');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/<h1[^>]*>Withdraw from contract<\/h1>/);
    for (const name of ['name', 'contract', 'email', 'reason']) expect(html).toContain(`name="${name}"`);
    expect(html).not.toContain('For businesses only');
  });

  test('for businesses leave that out, and say whom they are for', async () => {
    const b2b = await servePages(servicesOf({ MARKET: 'b2b' }));
    const footer = footerOf(await b2b.read('/'));
    expect(footer).toContain('For businesses only');
    expect(footer).not.toContain('/withdraw');
    expect((await b2b.get('/withdraw')).status).toBe(404);
  });

  test('without a market, and without texts, carry nothing of all this', async () => {
    const html = await here.read('/');
    expect(html).not.toMatch(/legalPages|market:|\/legal\/|\/withdraw|For businesses/);
    expect((await here.get('/withdraw')).status).toBe(404);
    expect(await dataOf(await shop.fetch(pathOf('public', 'shop')))).not.toHaveProperty('market');
  });
});
