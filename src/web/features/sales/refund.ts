import { formatPrice } from '#shared/money.ts';
import { copy } from './copy.ts';

const { notAnAmount, tooMuch, nothing } = copy.refund;

export type RefundDraft = { kind: 'full' | 'partial'; amount: string };

export const startRefund: RefundDraft = { kind: 'full', amount: '' };

type Refund = { cents: number } | { problem: string };

/**
 * Digits are read as digits: no sum of money passes through a fraction. A comma is refused: it stands for thousands
 * here, and for cents elsewhere.
 */
const centsOf = (text: string) => {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};

/** What would be given back; `leftInCents` is what is left of the payment. */
export const refundOf = ({ kind, amount }: RefundDraft, leftInCents: number): Refund => {
  if (kind === 'full') return { cents: leftInCents };
  const cents = centsOf(amount);
  if (cents === undefined) return { problem: notAnAmount };
  if (cents === 0) return { problem: nothing };
  return cents > leftInCents ? { problem: tooMuch(formatPrice(leftInCents)) } : { cents };
};
