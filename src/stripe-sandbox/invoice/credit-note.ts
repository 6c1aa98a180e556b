import type { CreditNoteObject } from '#stripe-sandbox/objects/credit-notes.ts';
import type { PrintedInvoice } from './printed-invoice.ts';

/** The same sheet, made out to the same business, with what was given back in the place of what was bought: the tax of that, too. */
export const creditNoteOf = (note: CreditNoteObject, invoice: PrintedInvoice): PrintedInvoice => ({
  ...invoice,
  creditedInvoice: invoice.object.number ?? '',
  ...(note.memo !== undefined && { memo: note.memo }),
  object: {
    ...invoice.object,
    number: note.number,
    created: note.created,
    subtotal: note.subtotal,
    total: note.total,
    ...(note.total_taxes && { total_taxes: note.total_taxes }),
    ...(note.total_excluding_tax !== undefined && { total_excluding_tax: note.total_excluding_tax }),
    lines: {
      ...invoice.object.lines,
      data: [
        {
          id: note.id,
          object: 'line_item',
          amount: note.subtotal,
          currency: note.currency,
          description: `${note.refunds.length > 0 || note.metadata['refund'] ? 'Refund' : 'Correction'} of invoice ${invoice.object.number ?? ''}`,
          quantity: 1,
        },
      ],
    },
  },
});
