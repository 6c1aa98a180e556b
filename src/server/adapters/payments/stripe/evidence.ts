import type { Stripe } from 'stripe';
import type { DisputeEvidence, Disputes } from '#server/ports/refunds.ts';
import { telling } from './payments-error.ts';

export const disputesOf = (stripe: Stripe): Disputes => ({
  stageEvidence: telling(async (id, evidence) => {
    await stripe.disputes.update(id, { evidence: paramsOf(evidence), submit: false });
  }),
  submitEvidence: telling(async (id, evidence) => {
    await stripe.disputes.update(id, { evidence: paramsOf(evidence), submit: true });
  }),
});

/** What is empty is left out: an empty text would take away what somebody wrote at the provider's own pages. */
const paramsOf = (evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence =>
  Object.fromEntries(
    Object.entries({
      customer_name: evidence.customerName,
      customer_email_address: evidence.customerEmail,
      billing_address: evidence.billingAddress,
      product_description: evidence.productDescription,
      service_date: evidence.serviceDate,
      access_activity_log: evidence.accessLog,
      uncategorized_text: evidence.statement,
    }).filter(([, text]) => text !== ''),
  );
