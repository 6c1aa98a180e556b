import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { renderCodeMail } from './code-mail.ts';

const mail = await renderCodeMail({ code: 'K7M2QX', expiresInMinutes: 10 });

const asFirst = (text: string) => text.replaceAll('9XWZ4T', 'K7M2QX').replaceAll('25 minutes', '10 minutes');
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe('the code mail', () => {
  test('carries the code in its subject, so that it can be read without opening the mail', () => {
    expect(mail.subject).toBe('K7M2QX is your Bindery code');
  });

  test('has the code alone on a line of its text, and in one piece in its HTML', () => {
    expect(mail.text.split('\n')).toContain('K7M2QX');
    expect(mail.html).toContain('>K7M2QX</td>');
  });

  test('says how long the code works', async () => {
    expect(mail.text).toContain('within 10 minutes');
    expect((await renderCodeMail({ code: 'K7M2QX', expiresInMinutes: 1 })).text).toContain(
      'within 1 minute.',
    );
  });

  test('varies by code and expiry alone: nobody can pass a word of theirs through it', async () => {
    const other = await renderCodeMail({ code: '9XWZ4T', expiresInMinutes: 25 });
    expect(asFirst(other.subject)).toBe(mail.subject);
    expect(asFirst(other.text)).toBe(mail.text);
    expect(asFirst(other.html)).toBe(mail.html);
  });

  test('is text even where a code would not be', async () => {
    const { html } = await renderCodeMail({ code: '<b>"&', expiresInMinutes: 10 });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;&amp;</td>');
  });

  test('loads nothing and links nowhere', () => {
    expect(mail.html).not.toMatch(/\b(src|href|background)=|url\(|<script|<link|@import|@font-face/i);
  });

  test('says the same in its HTML and in its text', () => {
    const shown = words(mail.html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' '));
    for (const paragraph of mail.text.split('\n\n')) expect(shown).toContain(words(paragraph));
  });

  test('stands on colours for light and for dark screens', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
  });

  test('is small enough for every mail client to show it whole', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
  });
});

test('the server does not load the mail components before the first mail', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const asked = [];
    registerHooks({ resolve: (name, context, next) => (asked.push(name), next(name, context)) });
    const { renderCodeMail } = await import('#server/mails/code-mail.ts');
    const before = asked.includes('react-email');
    await renderCodeMail({ code: 'K7M2QX', expiresInMinutes: 10 });
    process.stdout.write(JSON.stringify({ before, after: asked.includes('react-email') }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toEqual({ before: false, after: true });
});
