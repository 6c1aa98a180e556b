import type { Stripe } from 'stripe';
import type { SubsetOf, Metadata } from './subset-of.ts';

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
    total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
    ui_mode: 'hosted_page';
    url: string | null;
  }
> & {
  customer_details: {
    email: string | null;
    name: string | null;
    individual_name?: string | null;
    address?: Stripe.Address | null;
  };
  invoice_creation: { enabled: boolean };
  /** These as far as they were asked for. */
  consent_collection?: { terms_of_service: 'none' | 'required' };
  consent?: { terms_of_service: 'accepted' };
  submit_type?: 'auto' | 'pay';
  custom_text?: { submit: { message: string } };
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
};
