import type { approvals } from '#server/db/schema/binder/binder.ts';
import type { OwnDocument, Revision } from '#server/modules/binder/own-documents-repo.ts';
import type { BinderFile, BinderRevision, RevisionState } from '#shared/contract/binder.ts';

type RevisionRow = { revision: Revision; approval: typeof approvals.$inferSelect | null };

/** A revision as it goes over the wire. */
export const revisionOf = ({ revision, approval }: RevisionRow, document: OwnDocument): BinderRevision => ({
  revision: revision.number,
  state: stateOf(revision, document),
  reason: revision.reason,
  requestedAt: revision.requestedAt.toISOString(),
  madeAt: revision.madeAt?.toISOString() ?? null,
  pageCount: revision.pageCount,
  approval: approval && {
    name: approval.name,
    role: approval.role,
    statement: approval.statement,
    effectiveDate: approval.effectiveOn,
    approvedAt: approval.approvedAt.toISOString(),
  },
  isIssued: revision.issuedAt !== null,
  failure: revision.failure,
  hasFiles: revision.stem !== null,
  files: filesOf(revision),
});

/** By the one that is in force. Of a document that was withdrawn, what had been in force is withdrawn with it. */
export const stateOf = (
  { number, notedInForceAt }: Revision,
  { state, revision }: OwnDocument,
): RevisionState => {
  if (state === 'in-force')
    return number === revision ? 'in-force' : number < revision ? 'superseded' : 'draft';
  return state === 'withdrawn' && notedInForceAt !== null ? 'withdrawn' : 'draft';
};

const filesOf = ({ hashes }: Revision): BinderFile[] =>
  (['pdf', 'docx', 'xlsx'] as const).flatMap((format) => {
    const sha256 = hashes?.[format];
    return sha256 ? [{ format, sha256 }] : [];
  });
