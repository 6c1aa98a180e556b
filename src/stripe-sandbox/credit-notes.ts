import { formatPrice } from '#shared/money.ts';
import { invalid } from './api-error.ts';
import type { CreditNoteObject } from './objects/credit-notes.ts';
import { type Ledger, newId, secondsOf } from './ledger.ts';
import { creditNotePath } from './paths.ts';
import { creditedAmounts } from './tax/credited-tax.ts';
import { getLocked, getObject, insertRecord, listObjects } from './records.ts';
import { emitEvent } from './webhooks/emit-event.ts';

type NewCreditNote = {
  invoice: string;
  amount: number;
  /** Without one, all of it has to be settled elsewhere. */
  refund: string | undefined;
  out_of_band_amount?: number | undefined;
  memo?: string | undefined;
  metadata: Record<string, string>;
};

/** More than this of one invoice nobody corrects. */
const MAX_OF_AN_INVOICE = 100;

/** Corrects a paid invoice by a refund that was made, or settled elsewhere: two at once wait for one another at the invoice. */
export const issueCreditNote = async (
  ledger: Ledger,
  { invoice: invoiceId, amount, refund, out_of_band_amount: elsewhere, memo, metadata }: NewCreditNote,
) => {
  const { object: invoice } = await getLocked(ledger, 'invoice', invoiceId, 'invoice');
  const keys = [`invoice:${invoiceId}`];
  const earlier = await listObjects(ledger, 'credit_note', { keys, limit: MAX_OF_AN_INVOICE });
  if (sumOf(earlier) + amount > invoice.total)
    throw invalid('The credit notes of an invoice cannot come to more than its total.', 'amount');
  if (refund === undefined && elsewhere !== amount)
    throw invalid('All of a credit note has to be refunded or settled elsewhere.', 'out_of_band_amount');
  if (refund !== undefined) await requireUnlinked(ledger, { refund, amount, earlier });
  const secret = newId(ledger, 'test', 40);
  const note = await insertRecord(
    ledger,
    {
      id: newId(ledger, 'cn'),
      object: 'credit_note',
      amount,
      created: secondsOf(ledger.now),
      currency: invoice.currency,
      customer: invoice.customer,
      invoice: invoiceId,
      livemode: false,
      metadata,
      number: `${invoice.number}-CN-${String(earlier.length + 1).padStart(2, '0')}`,
      pdf: `${ledger.origin}${creditNotePath(secret)}`,
      refunds:
        refund === undefined
          ? []
          : [{ type: 'refund', refund, amount_refunded: amount, payment_record_refund: null }],
      ...(elsewhere !== undefined && { out_of_band_amount: elsewhere }),
      ...(memo !== undefined && { memo }),
      status: 'issued',
      ...creditedAmounts(invoice, sumOf(earlier), amount),
      type: 'post_payment',
      voided_at: null,
    },
    { keys: [...keys, `secret:${secret}`] },
  );
  await emitEvent(ledger, 'credit_note.created', note);
  return note;
};

type Linking = { refund: string; amount: number; earlier: Pick<CreditNoteObject, 'refunds'>[] };

const requireUnlinked = async (ledger: Ledger, { refund, amount, earlier }: Linking) => {
  const { amount: refunded, status } = await getObject(ledger, 'refund', refund, 'refunds[0][refund]');
  if (status !== 'succeeded' || refunded !== amount)
    throw invalid(
      `The refund ${refund} is ${status} over ${formatPrice(refunded)}, the credit note is over ${formatPrice(amount)}.`,
      'refunds',
    );
  if (earlier.some(({ refunds }) => refunds.some((linked) => linked.refund === refund)))
    throw invalid(`The refund ${refund} is already linked to a credit note.`, 'refunds');
};

const sumOf = (notes: { amount: number }[]) => notes.reduce((sum, { amount }) => sum + amount, 0);
