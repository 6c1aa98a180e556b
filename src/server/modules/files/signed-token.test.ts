import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { later } from '#server/kernel/clock.ts';
import { type Grant, readToken, writeToken } from './signed-token.ts';

const key = randomBytes(32);
const address = { bucket: 'document_previews', path: 'orders/1/x.jpg' };
const issuedAt = new Date('2026-11-15T12:00:00.123Z');
const grant: Grant = { disposition: 'inline', issuedAt, expiresAt: later(issuedAt, 60_000) };
const token = writeToken(key, address, grant);
const read = (changed: string, now = issuedAt) => readToken(key, address, changed, now);

describe('the token of a signed link', () => {
  test('says what it was made for', () => {
    expect(read(token)).toEqual(grant);
    expect(token).toMatch(/^v1\.inline\.\d{13}\.\d{13}\.[\w-]{43}$/);
  });

  test('is valid until the moment it expires, and not from there on', () => {
    expect(read(token, later(issuedAt, 59_999))).toEqual(grant);
    expect(read(token, later(issuedAt, 60_000))).toBeUndefined();
  });

  test('does not live longer when the clock is set back', () => {
    expect(read(token, later(issuedAt, -30_000))).toEqual(grant);
    expect(read(token, later(issuedAt, -30_001))).toBeUndefined();
  });

  test('is worthless with any one bit changed', () => {
    const bytes = Buffer.from(token, 'latin1');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(read(changed.toString('latin1'))).toBeUndefined();
    }
  });

  test('is worthless with a changed, cut or lengthened part', () => {
    const [version, disposition, from, until, mac] = token.split('.');
    const changed = [
      [version, 'attachment', from, until, mac],
      [version, disposition, from, Number(until) + 1, mac],
      [version, disposition, Number(from) + 1, until, mac],
      ['v2', disposition, from, until, mac],
      [version, disposition, from, until, `${mac}=`],
      [version, disposition, from, until, mac?.slice(0, -1)],
      [version, disposition, from, until],
    ].map((parts) => parts.join('.'));
    for (const wrong of [...changed, '', '.', mac ?? '', `.${mac}`, ` ${token}`, `${token} `])
      expect(read(wrong)).toBeUndefined();
  });

  test.each([
    ['another path', { ...address, path: 'orders/1/x.pdf' }],
    ['another spelling', { ...address, path: 'orders/1/X.JPG' }],
    ['another bucket', { ...address, bucket: 'logos' }],
    ['a shifted border', { bucket: 'document_previews/orders', path: '1/x.jpg' }],
  ])('opens nothing but its own file: not %s', (_what, other) => {
    expect(readToken(key, other, token, issuedAt)).toBeUndefined();
  });

  test('is worthless under another key', () => {
    expect(readToken(randomBytes(32), address, token, issuedAt)).toBeUndefined();
  });
});
