/** An invoice as the provider knows it. */
export type InvoiceFacts = {
  id: string;
  number: string | null;
  pdfUrl: string;
};

/**
 * The same sale, made out to the customer as the provider knows them now. Nobody pays again: the new one counts as paid, and a
 * credit note takes the old one back.
 */
export type InvoiceCorrection = {
  invoiceId: string;
  customerId: string;
  /** The order's, as a session has it, so that events about it lead to the order. */
  reference: string;
  /** The same key with the same details makes one correction, however often it is asked. */
  idempotencyKey: string;
};
