import { expect, test } from 'vitest';
import type { TestFill } from '#shared/contract/document.ts';
import { ShopError } from '#web/lib/server/shop-error.ts';
import { fillingOf } from './filling.ts';

const fill = (status: TestFill['status'], reason: string | null = null): TestFill => ({
  id: 'f1',
  status,
  reason,
  pages: [],
  pdfUrl: null,
  docxUrl: null,
  xlsxUrl: null,
});
const asked = { isAsked: true, error: null, fill: undefined };

test('a test fill begins with its values', () => {
  expect(fillingOf({ ...asked, isAsked: false, fill: fill('complete') })).toEqual({ step: 'values' });
});

test('once asked for, it is being filled until it is there', () => {
  expect(fillingOf(asked)).toEqual({ step: 'filling' });
  expect(fillingOf({ ...asked, fill: fill('processing') })).toEqual({ step: 'filling' });
  expect(fillingOf({ ...asked, fill: fill('complete') })).toEqual({ step: 'filled', fill: fill('complete') });
});

test('what went wrong is told in the words of the server', () => {
  expect(fillingOf({ ...asked, error: new ShopError(409, 'Not ready yet.') })).toEqual({
    step: 'failed',
    reason: 'Not ready yet.',
  });
  expect(fillingOf({ ...asked, fill: fill('failed', 'Too long.') })).toEqual({
    step: 'failed',
    reason: 'Too long.',
  });
});
