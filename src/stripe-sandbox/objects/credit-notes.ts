import type { Stripe } from 'stripe';
import type { InvoiceTax } from './invoices.ts';
import type { Metadata, SubsetOf } from './subset-of.ts';

export type CreditNoteObject = SubsetOf<
  Stripe.CreditNote,
  {
    id: string;
    object: 'credit_note';
    amount: number;
    created: number;
    currency: string;
    customer: string;
    invoice: string;
    livemode: false;
    metadata: Metadata;
    number: string;
    memo?: string;
    out_of_band_amount?: number;
    pdf: string;
    status: 'issued';
    /** Without tax that comes on top. */
    subtotal: number;
    total: number;
    total_excluding_tax?: number;
    type: 'post_payment';
    voided_at: null;
  }
> & {
  total_taxes?: InvoiceTax[];
  refunds: { type: 'refund'; refund: string; amount_refunded: number; payment_record_refund: null }[];
};
