import { RecordMisfit } from '#server/modules/register/records/describe-verification.ts';
import type { AcknowledgementVerification } from './verify-acknowledgements.ts';

/** For whoever runs the shop: that all readings fit their records, or the first that does not, as an error. */
export const describeAcknowledgements = ({ count, misfit }: AcknowledgementVerification) => {
  const fitting = `${count} ${count === 1 ? 'reading' : 'readings'}`;
  if (!misfit) return `${fitting}: all of them are as they were written down.`;
  const { customerId, position, why } = misfit;
  throw new RecordMisfit(
    `What is kept of record ${position} of the binder of customer ${customerId} does not fit: ${why}.\n` +
      `Before it ${count === 1 ? 'fits' : 'fit'} ${fitting}; what comes after it was not looked at.`,
  );
};
