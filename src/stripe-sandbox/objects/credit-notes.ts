import type { Stripe } from 'stripe';
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
    pdf: string;
    status: 'issued';
    subtotal: number;
    total: number;
    type: 'post_payment';
    voided_at: null;
  }
> & {
  refunds: { type: 'refund'; refund: string; amount_refunded: number; payment_record_refund: null }[];
};
