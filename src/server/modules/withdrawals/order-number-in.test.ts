import { expect, test } from 'vitest';
import { orderNumberIn } from './order-number-in.ts';

test.each([
  '1042',
  '#1042',
  ' No. 1042',
  'no 1042',
  'Order No. 1042',
  'order 1042',
  'Nr. 1042',
  'Order number 1042',
])('%s names order 1042', (typed) => expect(orderNumberIn(typed)).toBe(1042));

test.each(['', '0', '-1', '1.5', '99999999999', '2147483648', 'ann@example.com', '12 and 13', '1e3'])(
  '%s names none',
  (typed) => expect(orderNumberIn(typed)).toBeUndefined(),
);
