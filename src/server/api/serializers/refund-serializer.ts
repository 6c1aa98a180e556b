import type { CreditNoteRecord } from '#server/modules/orders/refunds/get-credit-notes.ts';
import type { MoneyBackRecord } from '#server/modules/orders/refunds/get-money-back.ts';
import type { EvidenceRecord } from '#server/modules/evidence/get-evidence.ts';
import type { Evidence } from '#shared/contract/evidence.ts';
import type { CreditNote, MoneyBack } from '#shared/contract/refund.ts';

export const creditNoteOf = ({
  orderId,
  number,
  amountInCents,
  status,
  createdAt,
  pdfUrl,
}: CreditNoteRecord): CreditNote => ({
  orderId,
  number,
  amount: amountInCents,
  status,
  createdAt: createdAt.toISOString(),
  pdf_url: pdfUrl,
});

export const moneyBackOf = ({ refunds, disputes, closure }: MoneyBackRecord): MoneyBack => ({
  refunds: refunds.map(({ refund, note }) => ({
    id: refund.providerId,
    amount: refund.amountInCents,
    status: refund.status,
    reason: refund.reason,
    failure: refund.failure,
    createdAt: refund.createdAt.toISOString(),
    creditNote: note && { number: note.number, status: note.status, pdfUrl: note.pdfUrl },
  })),
  disputes: disputes.map(({ providerId, amountInCents, status, reason, openedAt, evidenceDueAt }) => ({
    id: providerId,
    amount: amountInCents,
    status,
    reason,
    openedAt: openedAt.toISOString(),
    evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
  })),
  closure: closure && { ...closure, at: closure.at.toISOString() },
});

export const evidenceOf = ({ texts, evidence, submittedBy, canAnswer }: EvidenceRecord): Evidence => ({
  texts,
  whatHappened: evidence?.whatHappened ?? '',
  stagedAt: evidence?.stagedAt?.toISOString() ?? null,
  submittedAt: evidence?.submittedAt?.toISOString() ?? null,
  submittedBy,
  canAnswer,
});
