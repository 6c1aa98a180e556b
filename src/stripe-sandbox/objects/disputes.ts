import type { Stripe } from 'stripe';
import type { Metadata, SubsetOf } from './subset-of.ts';

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

/** What the shop's side may consist of, as far as it is text. */
export const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'customer_email_address',
  'customer_name',
  'product_description',
  'service_date',
  'uncategorized_text',
] as const satisfies (keyof Stripe.Dispute.Evidence)[];

export type EvidenceTexts = Partial<Record<(typeof evidenceFields)[number], string>>;

export type DisputeObject = SubsetOf<
  Stripe.Dispute,
  {
    id: string;
    object: 'dispute';
    amount: number;
    charge: string;
    created: number;
    currency: string;
    is_charge_refundable: boolean;
    livemode: false;
    metadata: Metadata;
    payment_intent: string;
    reason: 'fraudulent';
    status: DisputeStatus;
  }
> & {
  evidence: EvidenceTexts;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
};
