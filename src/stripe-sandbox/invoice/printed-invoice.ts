import type { InvoiceInner, InvoiceObject } from '#stripe-sandbox/objects/invoices.ts';

export type PrintedInvoice = {
  object: InvoiceObject;
  inner: InvoiceInner;
  timeZone: string;
  /** The number of the invoice that a credit note corrects. */
  creditedInvoice?: string;
  /** What a credit note says of itself. */
  memo?: string;
};

export const titleOf = ({ creditedInvoice }: PrintedInvoice) =>
  creditedInvoice === undefined ? 'Invoice' : 'Credit note';
