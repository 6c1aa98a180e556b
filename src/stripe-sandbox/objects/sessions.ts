import type { Stripe } from 'stripe';
import type { SubsetOf, Metadata } from './subset-of.ts';

import type { TaxNumber } from '#stripe-sandbox/tax/tax-number.ts';
import type { LineItemObject } from './catalog.ts';
import type { PaymentErrorObject, PaymentMethod } from './payments.ts';

export type SessionObject = SubsetOf<
  Stripe.Checkout.Session,
  {
    id: string;
    object: 'checkout.session';
    allow_promotion_codes: boolean;
    amount_subtotal: number;
    amount_total: number;
    cancel_url: string | null;
    client_reference_id: string | null;
    created: number;
    currency: string;
    customer: string;
    expires_at: number;
    invoice: string | null;
    livemode: false;
    metadata: Metadata;
    mode: 'payment';
    payment_intent: string | null;
    payment_method_types: string[];
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    status: 'open' | 'complete' | 'expired';
    success_url: string;
    ui_mode: 'hosted_page';
    url: string | null;
  }
> & {
  customer_details: {
    email: string | null;
    name: string | null;
    individual_name?: string | null;
    address?: Stripe.Address | null;
    tax_exempt?: 'none';
    tax_ids?: { type: string; value: string }[];
  };
  total_details: {
    amount_discount: number;
    amount_shipping: number;
    amount_tax: number;
    /** Where tax was looked at. */
    breakdown?: { discounts: []; taxes: SessionTaxObject[] };
  };
  automatic_tax?: { enabled: true; status: 'complete' | 'requires_location_inputs' };
  invoice_creation: { enabled: boolean };
  /** These as far as they were asked for. */
  consent_collection?: { terms_of_service: 'none' | 'required' };
  consent?: { terms_of_service: 'accepted' };
  submit_type?: 'auto' | 'pay';
  custom_text?: { submit: { message: string } };
};

type SessionTaxObject = {
  amount: number;
  rate: { object: 'tax_rate'; percentage: number; tax_type: string; inclusive: boolean };
  taxability_reason: string;
  taxable_amount: number;
};

/** What a session keeps to itself. */
export type SessionInner = {
  items: LineItemObject[];
  /** `id` where it was made through the interface. */
  promotion: { code: string; id?: string } | null;
  paymentMetadata: Record<string, string>;
  invoiceMetadata: Record<string, string>;
  /** Whose holder is asked to confirm, and what the bank will say then. */
  challenge: { method: PaymentMethod; refusal: PaymentErrorObject | null } | null;
  /** How a delayed payment will end. */
  settles: 'paid' | 'failed' | null;
  /** Whether prices are without tax or with it, and the number the buyer gave; null where tax is not looked at. */
  tax?: { behavior: 'exclusive' | 'inclusive'; number: TaxNumber | null } | null;
  /** What stands at the foot of the invoice. */
  invoiceFooter?: string | null;
};
