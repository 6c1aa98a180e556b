import { ApiError } from './api-error.ts';
import { nextStatuses, tellDispute } from './disputes.ts';
import type { Ledger } from './ledger.ts';
import type { DisputeStatus, EvidenceTexts } from './objects/disputes.ts';
import { getLocked, saveRecord } from './records.ts';

const AFTER_SUBMISSION: Partial<Record<DisputeStatus, DisputeStatus>> = {
  needs_response: 'under_review',
  warning_needs_response: 'warning_under_review',
};

/** Staged until it is submitted; the bank hears the shop once. */
export const updateEvidence = async (
  ledger: Ledger,
  disputeId: string,
  { evidence, submit }: { evidence: EvidenceTexts; submit: boolean },
) => {
  const { object: dispute } = await getLocked(ledger, 'dispute', disputeId, 'dispute');
  const after = AFTER_SUBMISSION[dispute.status];
  if (!after || !nextStatuses[dispute.status].includes(after))
    throw new ApiError(400, 'This dispute takes no evidence any more.');
  const details = dispute.evidence_details;
  const updated = await saveRecord(ledger, {
    ...dispute,
    status: submit ? after : dispute.status,
    evidence: { ...dispute.evidence, ...evidence },
    evidence_details: {
      ...details,
      has_evidence: true,
      submission_count: details.submission_count + (submit ? 1 : 0),
    },
  });
  await tellDispute(ledger, dispute, updated);
  return updated;
};
