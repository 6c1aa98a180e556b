import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callReference, REFERENCE_FILE } from './call-reference.ts';
import { problemsOf } from './problems-of.ts';

test('the reference tells of the calls as they are; npm run reference writes it anew', async () => {
  expect(await readFile(REFERENCE_FILE, 'utf8')).toBe(await callReference());
});

test('the problems of a call are those of the functions it goes through', async () => {
  const source = 'async ({ ctx, input }) => refundOrder(ctx.services, input)';
  const found = await problemsOf({ area: 'admin', source });
  expect(found).toContain('order.refund-too-large');
  expect(found).not.toContain('document.in-use');
});
