import { z } from 'zod';
import { textLength } from '#shared/limits/text-length.ts';
import { textBlock } from '#shared/text.ts';

const disputeId = z.string().regex(/^[\w-]{1,255}$/, 'must be the id of a dispute');

export const disputeInput = z.strictObject({ disputeId });

export const saveEvidenceInput = z.strictObject({
  disputeId,
  whatHappened: textBlock(textLength.whatHappened),
});

/** Answer of `disputeEvidence`: what is laid ready for the bank, or will be. */
export type Evidence = {
  texts: {
    customerName: string;
    customerEmail: string;
    billingAddress: string;
    productDescription: string;
    serviceDate: string;
    accessLog: string;
    statement: string;
  };
  whatHappened: string;
  /** Null while it is still to be laid ready at the provider. */
  stagedAt: string | null;
  submittedAt: string | null;
  submittedBy: string | null;
  /** Whether the bank still waits for it. */
  canAnswer: boolean;
};
