import type { PrintState } from '#shared/is-current/print-status.ts';
import type { FoundPrint, InForce } from './print-repo.ts';

type JudgedPrint = Pick<
  FoundPrint,
  'revision' | 'issuedAt' | 'approvedAt' | 'effectiveOn' | 'withdrawnAt' | 'orderStatus' | 'closedBy'
>;

type Verdict = { state: PrintState; day: string | null; current: InForce | null };

/** How a print stands beside the revision in force, if there is one. `dayOf`: of the business. */
export const judgePrint = (
  print: JudgedPrint,
  inForce: InForce | undefined,
  dayOf: (instant: Date) => string,
): Verdict => {
  const { revision, withdrawnAt } = print;
  const current = inForce && inForce.revision !== revision ? inForce : null;
  // One that was free is closed as another is refunded; while a bank asks, nothing is decided.
  if (print.orderStatus === 'refunded' || print.closedBy === 'administrator')
    return { state: 'refunded', day: null, current: null };
  if (inForce && !current) return { state: 'in-force', day: inForce.since, current };
  if (current && current.revision > revision) return { state: 'superseded', day: null, current };
  if (withdrawnAt && print.approvedAt && print.approvedAt <= withdrawnAt)
    return { state: 'withdrawn', day: dayOf(withdrawnAt), current };
  // Until its files carry the approval, whoever holds a print holds a draft.
  if (print.issuedAt && print.effectiveOn) return { state: 'approved', day: print.effectiveOn, current };
  return { state: 'draft', day: null, current };
};
