import type { Stripe } from 'stripe';
import type { SubsetOf, Metadata } from './subset-of.ts';

/** All that is kept of what somebody paid with: what a receipt shows. */
export type PaymentMethod = { type: 'card'; brand: string; last4: string } | { type: 'us_bank_account' };

export type PaymentIntentObject = SubsetOf<
  Stripe.PaymentIntent,
  {
    id: string;
    object: 'payment_intent';
    amount: number;
    amount_received: number;
    created: number;
    currency: string;
    customer: string;
    latest_charge: string | null;
    livemode: false;
    metadata: Metadata;
    payment_method_types: string[];
    status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded';
  }
> & { last_payment_error: PaymentErrorObject | null };

export type PaymentErrorObject = { type: 'card_error'; code: string; decline_code?: string; message: string };

export type ChargeObject = SubsetOf<
  Stripe.Charge,
  {
    id: string;
    object: 'charge';
    amount: number;
    amount_captured: number;
    amount_refunded: number;
    captured: boolean;
    created: number;
    currency: string;
    customer: string;
    disputed: boolean;
    livemode: false;
    metadata: Metadata;
    paid: boolean;
    payment_intent: string;
    refunded: boolean;
    status: 'succeeded' | 'pending' | 'failed';
  }
> & {
  payment_method_details: { type: PaymentMethod['type']; card?: { brand: string; last4: string } };
  failure_message: string | null;
};

export type RefundObject = SubsetOf<
  Stripe.Refund,
  {
    id: string;
    object: 'refund';
    amount: number;
    charge: string;
    created: number;
    currency: string;
    metadata: Metadata;
    payment_intent: string;
    reason: null;
    status: 'pending' | 'succeeded' | 'failed' | 'canceled';
    failure_reason?: string;
  }
>;
