import { expect, test } from 'vitest';
import { deriveKeys } from '#server/kernel/keys.ts';
import { revisionCodeOf } from './revision-code.ts';

const shop = { keys: deriveKeys('the secret of a shop in tests') };
const document = { orderId: 7, templateId: 3 };

test('the code of a revision is letters and digits, the same whenever it is asked for', () => {
  const codes = Array.from({ length: 500 }, (_, number) => revisionCodeOf(shop, document, number));
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{18}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(revisionCodeOf(shop, document, 1)).toBe(codes[1]);
});

test.each([
  ['order', shop, { ...document, orderId: 8 }],
  ['document', shop, { ...document, templateId: 4 }],
  ['shop', { keys: deriveKeys('the secret of another') }, document],
])('another %s has another code', (_what, owner, coded) => {
  expect(revisionCodeOf(owner, coded, 1)).not.toBe(revisionCodeOf(shop, document, 1));
});
