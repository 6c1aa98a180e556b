import { z } from 'zod';
import { metadata, text, whole } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { issueCreditNote } from '#stripe-sandbox/credit-notes.ts';
import { listRoute } from './list-route.ts';

const positive = whole.pipe(z.number().min(1));

const refund = z.strictObject({ type: z.literal('refund'), refund: text(), amount_refunded: positive });

const note = {
  invoice: text(),
  amount: positive,
  /** One for each refund, as the shop asks; or what was settled elsewhere. */
  refunds: z.tuple([refund]).optional(),
  out_of_band_amount: positive.optional(),
  memo: text(500).optional(),
  metadata: metadata.default({}),
};

export const creditNoteRoutes = [
  route('POST', 'credit_notes', note, (ledger, { refunds, ...wanted }) =>
    issueCreditNote(ledger, { ...wanted, refund: refunds?.[0].refund }),
  ),
  listRoute('credit_notes', 'credit_note', ['invoice']),
];
