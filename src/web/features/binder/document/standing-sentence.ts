import type { BinderDocumentDetails } from '#shared/contract/binder.ts';
import { formatCalendarDay, formatMomentIn } from '#web/lib/format-date.ts';
import { copy } from './copy.ts';

const { standing: words, person } = copy;

/** What a state means for whoever is to follow the document. */
export const standingSentence = (document: BinderDocumentDetails) => {
  const { state, revision, revisions, draft, timeZone } = document;
  if (state === 'withdrawn') return withdrawnSentence(document);
  if (state === 'draft')
    return draft?.stage === 'approved' && draft.effectiveDate
      ? words.comingUp(formatCalendarDay(draft.effectiveDate))
      : words.draft;
  const { approval } = revisions.find((found) => found.revision === revision) ?? {};
  return approval
    ? words['in-force'](person(approval.name, approval.role), formatMomentIn(timeZone, approval.approvedAt))
    : words.inForce;
};

const withdrawnSentence = ({ records, timeZone }: BinderDocumentDetails) => {
  const last = records.findLast(({ kind }) => kind === 'withdrawn');
  const { name, reason } = last?.data ?? {};
  return last && typeof name === 'string' && typeof reason === 'string'
    ? words.withdrawnBy(name, formatMomentIn(timeZone, last.at), reason)
    : words.withdrawn;
};
