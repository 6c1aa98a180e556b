import { describe, expect, test } from 'vitest';
import { findSecrets } from './find-secrets.ts';

describe('looking for secrets in a log', () => {
  test.each([
    ['a token', '{"msg":"x eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl"}'],
    ['a bearer', 'authorization: Bearer abcdefgh12345678'],
    ['a key', 'with whsec_abcdefgh1234'],
    ['a signature', 't=1700000000,v1=0123456789abcdef0123'],
    ['a signed link', '/storage/v1/object/sign/x.pdf?token=abcdefgh123'],
    ['a password', 'postgres://shop:hunter22@127.0.0.1/x'],
    ['a field that holds one', '{"refresh_token":"abcdefghijk"}'],
    ['a card number', 'paid with 4242 4242 4242 4242'],
    ['one that was given out', '{"msg":"the code is K7PQ2M"}'],
  ])('finds %s', (kind, line) => {
    expect(findSecrets(line, ['K7PQ2M'])).toContain(kind);
  });

  test('leaves alone what only looks busy', () => {
    const line =
      '{"level":"info","time":"2026-11-15T16:05:28.243Z","requestId":"0192f3d4-7b5e-7c1a-9d3e-4f5a6b7c8d9e","path":"/api/customer/getCustomer","status":200,"ms":12.345678901234,"token":"[secret]","url":"/x?token=[secret]"}';
    expect(findSecrets(line, ['K7PQ2M'])).toEqual([]);
  });

  test('takes no id for a card, whatever its digits', () => {
    expect(findSecrets('{"actor":"42424242-4242-4242-be8d-870552c2a2bf"}')).toEqual([]);
  });
});
