import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { leadingZeroBits } from '#shared/session/leading-zero-bits.ts';
import { readProof, writeChallenge } from './proof-of-work.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-17T10:00:00Z');
const expiresAt = new Date('2026-11-17T10:10:00Z');
const email = 'dana@harborpine.com';
const challenge = writeChallenge(key, { email, bits: 10, expiresAt, nonce: 'n-1' });
const isSolved = (proof: string) => leadingZeroBits(createHash('sha256').update(proof).digest()) >= 10;
const proof = Array.from({ length: 100_000 }, (_, number) => `${challenge}.${number}`).find(isSolved) ?? '';

describe('a proof of work', () => {
  test('is accepted for the address it was asked for, until it expires', () => {
    expect(readProof(key, { email, proof, now })).toEqual({ nonce: 'n-1' });
    expect(readProof(key, { email: 'other@harborpine.com', proof, now })).toBeUndefined();
    expect(readProof(key, { email, proof, now: expiresAt })).toBeUndefined();
  });

  test.each([
    ['is empty', ''],
    ['is the bare challenge', challenge],
    ['asks for less work than it was given', proof.replace(/^10\./, '1.')],
    [
      'lives longer than it was given',
      proof.replace(`.${expiresAt.getTime()}.`, `.${expiresAt.getTime() + 1}.`),
    ],
    ['is somebody else’s challenge', proof.replace('n-1', 'n-2')],
    ['has a part too many', `${proof}.1`],
  ])('is refused when it %s', (_, forged) => {
    expect(readProof(key, { email, proof: forged, now })).toBeUndefined();
  });

  test('is refused when the work was not done', () => {
    const hard = writeChallenge(key, { email, bits: 200, expiresAt, nonce: 'n-1' });
    expect(readProof(key, { email, proof: `${hard}.1`, now })).toBeUndefined();
  });
});

test.each([
  [[0xff, 0], 0],
  [[0x7f], 1],
  [[0x00, 0x10], 11],
  [[0, 0], 16],
])('%j begins with %i bits of zero', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});
