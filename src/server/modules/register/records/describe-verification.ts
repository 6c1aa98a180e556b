import type { Verification } from './verify-records.ts';

/** A record is not what was written; the message names it. */
export class RecordMisfit extends Error {}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** For whoever runs the shop: what fits in a sentence, or the first row that does not, as an error. */
export const describeVerification = ({ binders, records, misfit }: Verification) => {
  const fitting = `${counted(binders, 'binder')} with ${counted(records, 'record')}`;
  if (!misfit) return `${fitting}: all of them fit.`;
  const { customerId, position, why } = misfit;
  throw new RecordMisfit(
    `Record ${position} of the binder of customer ${customerId} does not fit: ${why}.\n` +
      `Before it ${binders === 1 ? 'fits' : 'fit'} ${fitting}; what comes after it was not looked at.`,
  );
};
