import { formatPrice } from '#shared/money.ts';
import { centsOf } from './cents-of.ts';
import { copy } from './copy.ts';

const { notAnAmount, tooMuch, nothing } = copy.refund;

export type RefundDraft = { kind: 'full' | 'partial'; amount: string };

export const startRefund: RefundDraft = { kind: 'full', amount: '' };

type Refund = { cents: number } | { problem: string };

/** What would be given back; `leftInCents` is what is left of the payment. */
export const refundOf = ({ kind, amount }: RefundDraft, leftInCents: number): Refund => {
  if (kind === 'full') return { cents: leftInCents };
  const cents = centsOf(amount);
  if (cents === undefined) return { problem: notAnAmount };
  if (cents === 0) return { problem: nothing };
  return cents > leftInCents ? { problem: tooMuch(formatPrice(leftInCents)) } : { cents };
};
