import type { CreditNoteFacts, DisputeFacts, RefundFacts } from '#server/ports/refunds.ts';

const at = new Date('2026-11-15T12:00:00Z');

export const refundFacts = (amountInCents: number, change: Partial<RefundFacts> = {}): RefundFacts => ({
  id: `re_${amountInCents}`,
  amountInCents,
  status: 'succeeded',
  reason: null,
  failure: null,
  createdAt: at,
  ...change,
});

export const disputeFacts = (
  status: DisputeFacts['status'],
  change: Partial<DisputeFacts> = {},
): DisputeFacts => ({
  id: 'du_1',
  amountInCents: 19_999,
  status,
  reason: 'fraudulent',
  openedAt: at,
  evidenceDueAt: new Date('2026-11-24T12:00:00Z'),
  ...change,
});

export const creditNoteFacts = (
  refund: Pick<RefundFacts, 'id' | 'amountInCents'>,
  change: Partial<CreditNoteFacts> = {},
): CreditNoteFacts => ({
  id: `cn_${refund.id}`,
  number: `CN-${refund.id}`,
  refundId: refund.id,
  amountInCents: refund.amountInCents,
  status: 'issued',
  pdfUrl: `https://pay.example/${refund.id}.pdf`,
  createdAt: at,
  voidedAt: null,
  ...change,
});
