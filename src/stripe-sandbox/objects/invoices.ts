import type { TaxNumberType } from '#shared/tax-numbers/tax-number-rules.ts';
import type { Stripe } from 'stripe';
import type { SubsetOf, Metadata } from './subset-of.ts';

import type { PaymentMethod } from './payments.ts';

export type InvoiceObject = SubsetOf<
  Stripe.Invoice,
  {
    id: string;
    object: 'invoice';
    amount_due: number;
    amount_paid: number;
    amount_remaining: number;
    created: number;
    currency: string;
    customer: string;
    customer_address?: Stripe.Address | null;
    customer_email: string | null;
    customer_name: string | null;
    invoice_pdf: string;
    hosted_invoice_url: string;
    livemode: false;
    metadata: Metadata;
    /** Null for a draft. */
    number: string | null;
    status: 'draft' | 'open' | 'paid';
    subtotal: number;
    total: number;
    footer?: string | null;
    custom_fields?: { name: string; value: string }[] | null;
    total_excluding_tax?: number;
    customer_tax_ids?: { type: TaxNumberType; value: string }[];
  }
> & {
  total_taxes?: InvoiceTax[];
  /** Not there of invoices from before they were corrected. */
  automatic_tax?: { enabled: boolean };
  total_discount_amounts?: { amount: number; discount: string }[];
} & { lines: { object: 'list'; data: InvoiceLineObject[]; has_more: false; url: string } };

export type InvoiceTax = {
  amount: number;
  tax_behavior: 'exclusive' | 'inclusive';
  taxability_reason: string;
  taxable_amount: number;
};

export type InvoiceLineObject = {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  quantity: number;
};

export type InvoiceInner = {
  paidWith: PaymentMethod | null;
  /** Paid for under another invoice, which this one corrects. */
  isPaidElsewhere?: boolean;
  promotionCode: string | null;
  /** The person, where the bill is made out to a business. */
  contact?: string | null;
  /** As it is written beside the amount: 'VAT 20 %'. */
  taxLabel?: string;
};

export type InvoicePaymentObject = SubsetOf<
  Stripe.InvoicePayment,
  {
    id: string;
    object: 'invoice_payment';
    amount_paid: number;
    amount_requested: number;
    created: number;
    currency: string;
    invoice: string;
    is_default: true;
    livemode: false;
    status: 'paid';
  }
> & {
  payment: { type: 'payment_intent'; payment_intent: string };
  status_transitions: { canceled_at: null; paid_at: number };
};
