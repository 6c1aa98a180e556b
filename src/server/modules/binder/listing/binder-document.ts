import type { BinderDocument } from '#shared/contract/binder.ts';
import type { BinderRow } from './binder-list-repo.ts';
import { NEEDS } from './binder-needs.ts';

/** A row of the register as it goes over the wire. */
export const documentOf = ({ document, bundle, needs, newest }: BinderRow): BinderDocument => ({
  id: document.id,
  number: document.number,
  title: document.title,
  owner: document.owner,
  bundle: { orderId: document.orderId, name: bundle },
  revision: document.revision,
  state: document.state,
  effectiveDate: document.effectiveOn,
  nextReview: document.nextReviewOn,
  draft: isToCome(document, newest) ? draftOf(newest) : null,
  needs: NEEDS.filter((need) => needs[need]),
  readers: document.readerCount > 0 ? { all: document.readerCount, read: document.readCount } : null,
});

/** Not what is in force already, nor what was approved before the document was withdrawn. */
const isToCome = ({ state, revision, withdrawnAt }: BinderRow['document'], newest: BinderRow['newest']) => {
  if (state === 'in-force' && revision === newest.number) return false;
  return withdrawnAt === null || newest.approvedAt === null || newest.approvedAt > withdrawnAt;
};

const draftOf = (newest: BinderRow['newest']): BinderDocument['draft'] => ({
  revision: newest.number,
  reason: newest.reason,
  stage: stageOf(newest),
  effectiveDate: newest.effectiveOn,
  failure: newest.failure,
});

const stageOf = ({ stem, approvalId, issuedAt }: BinderRow['newest']) => {
  if (stem === null || (approvalId !== null && issuedAt === null)) return 'making';
  return approvalId === null ? 'waiting' : 'approved';
};
