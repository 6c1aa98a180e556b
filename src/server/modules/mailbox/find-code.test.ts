import { describe, expect, test } from 'vitest';
import { renderCodeMail } from '#server/mails/code-mail.ts';
import { findCode } from './find-code.ts';

describe('the code of a mail', () => {
  test('is found in the code mail as it is rendered', async () => {
    expect(findCode(await renderCodeMail({ code: 'K7M2QX', expiresInMinutes: 10 }))).toBe('K7M2QX');
  });

  test('is found with the line breaks and spaces of a mail that has travelled', () => {
    expect(findCode({ subject: 'K7M2QX is your code', text: 'Hello\r\n\r\n  K7M2QX \r\n' })).toBe('K7M2QX');
  });

  test.each([
    ['no code at all', { subject: 'Your order 1042', text: 'Thank you.\n\nYour order 1042 is paid.' }],
    ['a word as long as a code on its own line', { subject: 'Your refund', text: 'REFUND\n\n$199.99' }],
    ['a code inside a sentence', { subject: 'K7M2QX is here', text: 'Your code is K7M2QX.' }],
    ['symbols no code has', { subject: 'KOM2Q1', text: 'KOM2Q1' }],
    ['small letters', { subject: 'k7m2qx', text: 'k7m2qx' }],
    ['too many symbols', { subject: 'K7M2QXX', text: 'K7M2QXX' }],
    ['nothing', { subject: '', text: '' }],
  ])('is not made up from %s', (_name, mail) => {
    expect(findCode(mail)).toBeUndefined();
  });
});
