import type { InvoiceInner, InvoiceObject } from '#stripe-sandbox/objects/invoices.ts';

export type PrintedInvoice = { object: InvoiceObject; inner: InvoiceInner; timeZone: string };
