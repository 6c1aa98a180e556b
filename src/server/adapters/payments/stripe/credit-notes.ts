import type { Stripe } from 'stripe';
import type { CreditNoteFacts, CreditNotes, NewCreditNote } from '#server/ports/refunds.ts';
import { idOf } from './id-of.ts';
import { telling } from './payments-error.ts';

export const creditNotesOf = (stripe: Stripe): CreditNotes => ({
  list: telling(async (invoiceId) => {
    const found: CreditNoteFacts[] = [];
    for await (const note of stripe.creditNotes.list({ invoice: invoiceId, limit: 100 }))
      found.push(creditNoteOf(note));
    return found;
  }),
  issue: telling(async ({ invoiceId, refundId, amountInCents, reference, idempotencyKey }: NewCreditNote) => {
    await stripe.creditNotes.create(
      {
        invoice: invoiceId,
        amount: amountInCents,
        refunds: [{ type: 'refund', refund: refundId, amount_refunded: amountInCents }],
        metadata: { reference },
      },
      { idempotencyKey },
    );
  }),
});

const creditNoteOf = ({
  id,
  number,
  amount,
  status,
  pdf,
  refunds,
  created,
  voided_at: voidedAt,
}: Stripe.CreditNote): CreditNoteFacts => ({
  id,
  number,
  refundId: idOf(refunds[0]?.refund),
  amountInCents: amount,
  status: status === 'void' ? 'void' : 'issued',
  pdfUrl: pdf,
  createdAt: new Date(created * 1000),
  voidedAt: voidedAt === null ? null : new Date(voidedAt * 1000),
});
