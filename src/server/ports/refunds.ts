import type { CreditNoteStatus, DisputeStatus, RefundStatus } from '#shared/contract/refund.ts';

/** A refund as the provider knows it. Amounts are in cents, times by the provider's clock. */
export type RefundFacts = {
  id: string;
  amountInCents: number;
  status: RefundStatus;
  reason: string | null;
  /** Why it did not reach the buyer. */
  failure: string | null;
  createdAt: Date;
};

export type DisputeFacts = {
  id: string;
  amountInCents: number;
  status: DisputeStatus;
  reason: string | null;
  openedAt: Date;
  /** Until when evidence is taken; null where none is asked for. */
  evidenceDueAt: Date | null;
};

export type CreditNoteFacts = {
  id: string;
  number: string;
  /** The refund it stands for. */
  refundId: string | null;
  amountInCents: number;
  status: CreditNoteStatus;
  pdfUrl: string;
  createdAt: Date;
  voidedAt: Date | null;
};

export type NewCreditNote = {
  invoiceId: string;
  refundId: string;
  /** The provider took the money for another invoice, which this one corrects. */
  isOfCorrected: boolean;
  amountInCents: number;
  /** The order's, as a session has it, so that events about it lead to the order. */
  reference: string;
  idempotencyKey: string;
};

/** The provider's corrections of invoices. One of a paid invoice cannot be taken back. */
export type CreditNotes = {
  list: (invoiceId: string) => Promise<CreditNoteFacts[]>;
  /** For a refund that is made already. */
  issue: (note: NewCreditNote) => Promise<void>;
};

/** The shop's side of a dispute, in texts; an empty one is not sent. */
export type DisputeEvidence = {
  customerName: string;
  customerEmail: string;
  billingAddress: string;
  productDescription: string;
  /** The day of the delivery. */
  serviceDate: string;
  accessLog: string;
  statement: string;
};

export type Disputes = {
  /** Lays evidence ready; the bank does not see it. */
  stageEvidence: (disputeId: string, evidence: DisputeEvidence) => Promise<void>;
  /** Hands it to the bank, once and for all. */
  submitEvidence: (disputeId: string, evidence: DisputeEvidence) => Promise<void>;
};
