import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { updateDecisions } from '#server/db/schema/binder/binder-updates.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { isIncluded } from '#server/modules/binder/updates/is-updatable.ts';
import type { UpdateReach } from '#shared/contract/updates.ts';

const VERSIONS_SHOWN = 20;

/** How far the versions of a template with a note have come among those who own an earlier one, the newest first. */
export const getUpdateReach = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  templateId: number,
): Promise<UpdateReach[]> => {
  const rows = await listReach(db, templateId, clock.now());
  return rows.map(({ finishedAt, createdAt, ...reach }) => ({
    ...reach,
    at: (finishedAt ?? createdAt).toISOString(),
  }));
};

const UNDECIDED = 0;
const DECLINED = 1;
const ACCEPTED = 2;

/** An owner of several copies stands where the one of them stands that is furthest behind. */
const ownersOf = (db: Queryable, now: Date) =>
  db
    .select({
      standing: sql<number>`min(case ${updateDecisions.decision}
        when 'accepted' then ${ACCEPTED}::int when 'declined' then ${DECLINED}::int else ${UNDECIDED}::int end)`.as(
        'standing',
      ),
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .leftJoin(
      updateDecisions,
      and(
        eq(updateDecisions.documentId, binderDocuments.id),
        eq(updateDecisions.templateVersionId, templateVersions.id),
      ),
    )
    .where(
      and(
        eq(binderDocuments.templateId, templateVersions.templateId),
        isOpenOrder,
        sql`exists (select from ${binderRevisions}
                     where ${binderRevisions.documentId} = ${binderDocuments.id} and ${binderRevisions.number} = 1
                       and ${binderRevisions.templateVersionId} < ${templateVersions.id})`,
        sql`(${updateDecisions.decision} is not null or ${isIncluded(now)})`,
      ),
    )
    .groupBy(binderDocuments.customerId)
    .as('owner');

const listReach = (db: Queryable, templateId: number, now: Date) => {
  const owner = ownersOf(db, now);
  const countOf = (standing: number) =>
    sql<number>`count(*) filter (where ${owner.standing} = ${standing}::int)::int`;
  return db
    .select({
      version: templateVersions.number,
      note: templateVersions.changeNote,
      kind: templateVersions.changeKind,
      finishedAt: templateVersions.finishedAt,
      createdAt: templateVersions.createdAt,
      owners: sql<number>`count(${owner.standing})::int`,
      accepted: countOf(ACCEPTED),
      declined: countOf(DECLINED),
      undecided: countOf(UNDECIDED),
    })
    .from(templateVersions)
    .leftJoinLateral(owner, sql`true`)
    .where(
      and(
        eq(templateVersions.templateId, templateId),
        eq(templateVersions.status, 'complete'),
        ne(templateVersions.changeNote, ''),
      ),
    )
    .groupBy(templateVersions.id)
    .orderBy(desc(templateVersions.number))
    .limit(VERSIONS_SHOWN);
};
