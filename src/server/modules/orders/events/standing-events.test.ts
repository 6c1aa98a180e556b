import { expect, test } from 'vitest';
import { standingEventsOf } from './standing-events.ts';

type Standing = Parameters<typeof standingEventsOf>[0];
const paid: Standing = { status: 'succeeded', reviewReason: null, refundedInCents: 0, closedBy: null };

test.each<[string, Partial<Standing>, Partial<Standing>, object[]]>([
  ['nothing has changed', {}, {}, []],
  ['an order is paid', { status: 'pending' }, {}, []],
  ['a payment fails', { status: 'pending' }, { status: 'failed' }, [{ kind: 'payment-failed' }]],
  [
    'a payment does not fit',
    { status: 'pending' },
    { status: 'review', reviewReason: 'Too little.' },
    [{ kind: 'needs-review', subject: 'Too little.' }],
  ],
  [
    'a part is given back after another',
    { refundedInCents: 500 },
    { refundedInCents: 800 },
    [{ kind: 'refunded', amountInCents: 300 }],
  ],
  [
    'a refund comes back',
    { status: 'refunded', refundedInCents: 800 },
    {},
    [{ kind: 'refund-undone', amountInCents: 800 }],
  ],
  ['a bank asks for the money', {}, { closedBy: 'dispute' }, [{ kind: 'disputed' }]],
  ['the bank lets the shop keep it', { closedBy: 'dispute' }, {}, [{ kind: 'dispute-ended' }]],
])('what is told when %s', (_, before, after, told) => {
  expect(standingEventsOf({ ...paid, ...before }, { ...paid, ...after })).toEqual(told);
});
