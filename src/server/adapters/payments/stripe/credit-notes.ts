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
  issue: telling(async ({ invoiceId, amountInCents, idempotencyKey, ...about }: NewCreditNote) => {
    await stripe.creditNotes.create(
      { invoice: invoiceId, amount: amountInCents, ...moneyOf(amountInCents, about) },
      { idempotencyKey },
    );
  }),
});

/** The provider links a refund only to the invoice that the payment was for; to a corrected one it belongs by what we write there. */
const moneyOf = (
  amount: number,
  { refundId, isOfCorrected, reference }: Pick<NewCreditNote, 'refundId' | 'isOfCorrected' | 'reference'>,
): Partial<Stripe.CreditNoteCreateParams> =>
  isOfCorrected
    ? { out_of_band_amount: amount, metadata: { reference, refund: refundId } }
    : {
        refunds: [{ type: 'refund', refund: refundId, amount_refunded: amount }],
        metadata: { reference },
      };

const creditNoteOf = ({
  id,
  number,
  amount,
  status,
  pdf,
  refunds,
  metadata,
  created,
  voided_at: voidedAt,
}: Stripe.CreditNote): CreditNoteFacts => ({
  id,
  number,
  refundId: idOf(refunds[0]?.refund) ?? metadata?.['refund'] ?? null,
  amountInCents: amount,
  status: status === 'void' ? 'void' : 'issued',
  pdfUrl: pdf,
  createdAt: new Date(created * 1000),
  voidedAt: voidedAt === null ? null : new Date(voidedAt * 1000),
});
