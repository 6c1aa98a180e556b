import type { DisputeStatus, RefundStatus } from '#shared/contract/refund.ts';

type Tone = 'neutral' | 'done' | 'wrong';

const refundStatus: Record<RefundStatus, string> = {
  pending: 'On its way',
  requires_action: 'Waits for the customer',
  succeeded: 'Refunded',
  failed: 'Came back',
  canceled: 'Cancelled',
};

const refundTones: Record<RefundStatus, Tone> = {
  pending: 'neutral',
  requires_action: 'neutral',
  succeeded: 'done',
  failed: 'wrong',
  canceled: 'neutral',
};

const disputeStatus: Record<DisputeStatus, string> = {
  warning_needs_response: 'Inquiry: needs a response',
  warning_under_review: 'Inquiry: under review',
  warning_closed: 'Inquiry closed',
  needs_response: 'Needs a response',
  under_review: 'Under review',
  appeal_needs_response: 'Appeal: needs a response',
  appeal_under_review: 'Appeal: under review',
  prevented: 'Prevented',
  won: 'Won',
  lost: 'Lost',
};

const disputeTones: Record<DisputeStatus, Tone> = {
  warning_needs_response: 'wrong',
  warning_under_review: 'neutral',
  warning_closed: 'neutral',
  needs_response: 'wrong',
  under_review: 'neutral',
  appeal_needs_response: 'wrong',
  appeal_under_review: 'neutral',
  prevented: 'neutral',
  won: 'done',
  lost: 'wrong',
};

/** What the page of an order says of money that went back. */
export const moneyBackCopy = {
  carriedOver: 'Details follow from the payment provider',
  refunds: {
    title: 'Refunds',
    none: 'Nothing was refunded.',
    status: refundStatus,
    tones: refundTones,
    failure: (reason: string) => `The bank said: ${reason.replaceAll('_', ' ')}`,
    creditNote: 'Credit note',
    void: 'void',
  },
  disputes: {
    title: 'Disputes',
    status: disputeStatus,
    tones: disputeTones,
    reason: (reason: string) => `Reason: ${reason.replaceAll('_', ' ')}`,
    due: (moment: string) => `Evidence is taken until ${moment}.`,
  },
  closure: { title: 'Closed', by: (email: string) => `by ${email}` },
} as const;
