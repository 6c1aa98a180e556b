import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOutboxMailer } from '#server/adapters/mailer/outbox.ts';
import { readConfig } from '#server/config.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { systemRandom } from '#server/kernel/random.ts';
import { renderCodeMail } from '#server/mails/code-mail.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { MAIL_VIEWER_PATH } from './mail-viewer-pages.ts';
import { mailViewerRoutes } from './mail-viewer.ts';

const { db } = await createTestDatabase();
const clock = { now: () => new Date('2026-11-15T15:02:11Z') };
const mailer = createOutboxMailer({ db, clock, random: systemRandom });
const app = new Hono().route(MAIL_VIEWER_PATH, mailViewerRoutes({ db, config: readConfig({}) }));

const get = (path: string) => app.request(`${MAIL_VIEWER_PATH}${path}`);
const textAt = async (path: string) => (await get(path)).text();
const sendCode = async (to: string, code: string) =>
  mailer.send({ to, ...(await renderCodeMail({ code, expiresInMinutes: 10 })) });
const newestId = async () => /\/dev\/mail\/([0-9a-f-]{36})"/.exec(await textAt(''))?.[1] ?? '';

const HOSTILE = `</title></pre><script>alert(1)</script>"><img src=x onerror=alert(1)> & 'quoted'`;

beforeEach(() => db.delete(outboxMails));

describe('the list of mails', () => {
  test('shows the newest first, even within one instant, each with its code', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    await sendCode('bob@example.com', '9XWZ4T');
    await mailer.send({ to: 'cem@example.com', subject: 'Your order 1042', html: '<p>Hi</p>', text: 'Hi' });
    const page = await textAt('');
    const rows = page.matchAll(/class="code[^"]*">([^<]+)<.*?<p>([^<]+)</gs);
    expect([...rows].map(([, code, recipient]) => `${code}: ${recipient}`)).toEqual([
      'No code: cem@example.com',
      '9XWZ4T: bob@example.com',
      'K7M2QX: ann@example.com',
    ]);
    expect(page).toContain('<time datetime="2026-11-15T15:02:11.000Z">');
    expect(page).toContain('10:02:11');
  });

  test('is searched by any part of the recipient, in any letter case', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    await sendCode('bob@harborpine.com', '9XWZ4T');
    const page = await textAt('?to=%20HarborPine');
    expect(page).toContain('9XWZ4T');
    expect(page).not.toContain('K7M2QX');
    expect(page).toContain('value="harborpine"');
  });

  test.each(['%25', '_', '%5C', '%00', '%27', 'x'.repeat(5000)])(
    'takes %s as text to look for',
    async (to) => {
      await sendCode('ann@example.com', 'K7M2QX');
      const answer = await get(`?to=${to}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('No mail to');
    },
  );

  test('says how to get a mail when there is none', async () => {
    const page = await textAt('');
    expect(page).toContain('No mail yet');
    expect(page).toContain('href="/auth"');
  });

  test('refreshes itself until it is paused, and keeps the search', async () => {
    expect((await get('')).headers.get('refresh')).toBe('5');
    expect(await textAt('?to=ann')).toContain('href="/dev/mail?to=ann&amp;refresh=off"');
    const paused = await get('?to=ann&refresh=off');
    expect(paused.headers.get('refresh')).toBeNull();
    expect(await paused.text()).toContain('href="/dev/mail?to=ann"');
  });
});

describe('the page of a mail', () => {
  test('frames the mail without any right, beside its text alternative', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    const id = await newestId();
    const page = await textAt(`/${id}`);
    expect(page).toContain(`<iframe sandbox="" src="/dev/mail/${id}/html"`);
    expect(page).toContain('<b class="code">K7M2QX</b>');
    expect(page).toMatch(/<pre>[^<]*\nK7M2QX\n[^<]*<\/pre>/);
  });

  test('serves the mail itself as it was sent, under a policy that allows nothing but styles', async () => {
    const html = '<p style="color:red">Hi</p><script>alert(1)</script>';
    await mailer.send({ to: 'ann@example.com', subject: 'Hi', html, text: 'Hi' });
    const answer = await get(`/${await newestId()}/html`);
    expect(await answer.text()).toBe(html);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]),
    );
    expect(policy?.join(' ')).not.toContain('script-src');
    expect(policy?.find((rule) => rule.startsWith('img-src'))).toMatch(/^img-src data: http\S+\/marks\/$/);
  });

  test.each(['/11111111-1111-4111-8111-111111111111', '/nonsense', '/%00', "/'", '/11111111-1111'])(
    'does not exist at %s',
    async (path) => {
      for (const answer of [await get(path), await get(`${path}/html`)]) {
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('No such mail');
      }
    },
  );
});

describe('every page', () => {
  test('shows hostile text as text', async () => {
    await mailer.send({ to: 'ann@example.com', subject: HOSTILE, html: HOSTILE, text: HOSTILE });
    const pages = [await textAt(''), await textAt(`/${await newestId()}`)];
    pages.push(await textAt(`?to=${encodeURIComponent(HOSTILE)}`));
    for (const page of pages) {
      expect(page).not.toMatch(/<script|<img/);
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img');
    }
  });

  test('forbids scripts and foreign frames, and is never cached', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    for (const path of ['', `/${await newestId()}`, '/nonsense', '/latest.json?to=ann@example.com']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('needs no inline style: its looks come from one style sheet', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    for (const page of [await textAt(''), await textAt(`/${await newestId()}`)]) {
      expect(page).toContain('<link rel="stylesheet" href="/dev/mail/style.css"');
      expect(page).not.toMatch(/<style|\sstyle=/);
    }
    const sheet = await get('/style.css');
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await sheet.text()).toContain('--marker: #ffe066');
  });
});

describe('the newest mail for browser tests', () => {
  test('is given with its code, by the address in any form', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    await sendCode('ann@example.com', '9XWZ4T');
    await sendCode('bob@example.com', 'AAAAAA');
    const answer = await get(`/latest.json?to=${encodeURIComponent(' Ann@Example.com')}`);
    expect(await answer.json()).toEqual({
      subject: '9XWZ4T is your Bindery code',
      text: expect.stringContaining('\n9XWZ4T\n'),
      code: '9XWZ4T',
    });
  });

  test('has no code when it is no code mail', async () => {
    await mailer.send({ to: 'ann@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' });
    expect(await (await get('/latest.json?to=ann@example.com')).json()).toMatchObject({ code: null });
  });

  test('is not found for an address without mail, nor for a part of an address', async () => {
    await sendCode('ann@example.com', 'K7M2QX');
    expect((await get('/latest.json?to=nn@example.com')).status).toBe(404);
  });

  test.each(['', '?to=', '?to=ann', '?to=a@x.com,b@y.com'])('asks for one address: %j', async (query) => {
    expect((await get(`/latest.json${query}`)).status).toBe(400);
  });
});
