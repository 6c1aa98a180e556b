import type { PrintedInvoice } from './printed-invoice.ts';

/** The PDF library and its fonts take a tenth of the time in which a shop starts, or more: they come with the first invoice. */
export const invoicePdf = async (invoice: PrintedInvoice): Promise<Uint8Array> => {
  const { drawInvoice } = await import('./draw-invoice.ts');
  return drawInvoice(invoice);
};
