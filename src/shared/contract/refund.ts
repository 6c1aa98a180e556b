import { z } from 'zod';
import { textLength } from '#shared/limits/text-length.ts';
import { requiredLine } from '#shared/text.ts';
import { rowId } from './row-id.ts';

/** As the payment provider tells them. */
export const refundStatuses = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;
export const creditNoteStatuses = ['issued', 'void'] as const;
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'prevented',
  'won',
  'lost',
] as const;

export type RefundStatus = (typeof refundStatuses)[number];
export type CreditNoteStatus = (typeof creditNoteStatuses)[number];
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Why the documents of an order that was paid cannot be read. */
export type ClosedBy = 'dispute' | 'administrator';

export const closeOrderInput = z.strictObject({
  orderId: rowId,
  /** For whoever looks at the order later; the buyer does not see it. */
  reason: requiredLine(textLength.closeReason),
});

/** One of the answer of `getCreditNotes`, the newest first. Amounts are in cents. */
export type CreditNote = {
  orderId: number;
  number: string;
  amount: number;
  /** A void one counts for nothing. */
  status: CreditNoteStatus;
  createdAt: string;
  pdf_url: string;
};

/** One of the answer of `getBilling`: all invoices and credit notes of a customer, the newest first. Amounts are in cents. */
export type BillingDocument = {
  kind: 'invoice' | 'credit-note';
  orderId: number;
  /** Null for invoices of before numbers were kept; those carry theirs in the PDF. */
  number: string | null;
  amount: number;
  /** A void one counts for nothing. */
  isVoid: boolean;
  createdAt: string;
  pdf_url: string;
  /** The invoice that this one holds instead of, and the one that holds instead of this one. */
  corrects: string | null;
  correctedBy: string | null;
  /** Whether it may be made out anew. */
  canCorrect: boolean;
};

export type OrderRefund = {
  /** The provider's; null for one from before refunds were kept one by one, until the provider is asked again. */
  id: string | null;
  amount: number;
  status: RefundStatus;
  reason: string | null;
  /** Why it did not reach the buyer. */
  failure: string | null;
  createdAt: string;
  creditNote: { number: string; status: CreditNoteStatus; pdfUrl: string | null } | null;
};

export type OrderDispute = {
  id: string | null;
  amount: number;
  status: DisputeStatus;
  reason: string | null;
  openedAt: string;
  /** Until when the bank takes evidence. */
  evidenceDueAt: string | null;
};

export type OrderClosure = { at: string; by: string; reason: string };

/** Part of the answer of `adminOrderDetails`: the money that went back, or that a bank wants back. */
export type MoneyBack = {
  refunds: OrderRefund[];
  disputes: OrderDispute[];
  closure: OrderClosure | null;
};
