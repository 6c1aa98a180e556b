import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { refreshReaderCounts } from './refresh-reader-counts.ts';

/**
 * How documents stand by their revisions at this moment. In force is the last one that was issued, is effective by now, and was
 * approved after the document was last withdrawn; those before it are superseded.
 */
export const refreshDocuments = async (db: Queryable, ids: readonly number[], now: Date) => {
  if (ids.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isStanding = sql`revision.issued_at is not null and approval.approved_at > coalesce(${binderDocuments.withdrawnAt}, '-infinity')`;
  const issued = sql`${binderRevisions} as revision join ${approvals} as approval on approval.id = revision.approval_id
    where revision.document_id = ${binderDocuments.id} and ${isStanding}`;
  const current = (column: string) => sql`(select ${sql.raw(column)} from ${issued}
    and approval.effective_from <= ${at} order by revision.number desc limit 1)`;
  await db
    .update(binderDocuments)
    .set({
      state: sql`case when ${current('revision.number')} is not null then 'in-force'
                      when ${binderDocuments.withdrawnAt} is not null then 'withdrawn' else 'draft' end`,
      revision: sql`coalesce(${current('revision.number')}, ${newest('revision.number')})`,
      templateVersionId: newest('revision.template_version_id'),
      effectiveOn: current('approval.effective_on'),
      nextReviewOn: current('revision.next_review_on'),
      draftRevision: newest(
        'case when revision.approval_id is null and revision.stem is not null then revision.number end',
      ),
      readFrom: sql`(select coalesce(max(earlier.number) filter (where earlier.is_substantial), min(earlier.number))
        from ${binderRevisions} as earlier
        where earlier.document_id = ${binderDocuments.id} and earlier.number <= ${current('revision.number')})`,
    })
    .where(inArray(binderDocuments.id, [...ids]));
  await refreshReaderCounts(db, ids);
};

const newest = (column: string) => sql`(select ${sql.raw(column)} from ${binderRevisions} as revision
  where revision.document_id = ${binderDocuments.id} order by revision.number desc limit 1)`;
