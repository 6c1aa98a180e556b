import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { updateDecisions, updateNotices } from '#server/db/schema/binder/binder-updates.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { isOpenOrder, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { later } from '#server/kernel/clock.ts';
import { isIncluded } from '#server/modules/binder/updates/is-updatable.ts';
import { digest } from '#server/modules/binder/updates/update-limits.ts';

const isDecided = sql`exists (select from ${updateDecisions}
  where ${updateDecisions.documentId} = ${binderDocuments.id}
    and ${updateDecisions.templateVersionId} = ${templateVersions.id})`;

/** Of a query over documents, their orders and versions: a version with a note that the owner has not decided on. */
const isUndecided = (now: Date) =>
  and(
    gt(templateVersions.id, binderDocuments.templateVersionId),
    sql`${templateVersions.status} = 'complete' and ${templateVersions.changeNote} <> ''`,
    isOpenOrder,
    sql`not ${isDecided}`,
    isIncluded(now),
  );

/** Nobody hears twice of one version, nor of two within a week. */
const isUntold = (now: Date) => sql`not exists (select from ${updateNotices} as told
  where told.customer_id = ${binderDocuments.customerId}
    and (told.template_version_id = ${templateVersions.id}
         or told.told_at > ${later(now, -digest.everyMs).toISOString()}::timestamptz))`;

/** Owners who are to be told of something, after one of them. */
export const listUntoldOwners = async (db: Queryable, now: Date, after: string | undefined) => {
  const rows = await db
    .selectDistinct({ customerId: binderDocuments.customerId })
    .from(templateVersions)
    .innerJoin(binderDocuments, eq(binderDocuments.templateId, templateVersions.templateId))
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(
        gt(templateVersions.createdAt, later(now, -digest.newsForMs)),
        isUndecided(now),
        isUntold(now),
        after === undefined ? undefined : gt(binderDocuments.customerId, after),
      ),
    )
    .orderBy(asc(binderDocuments.customerId))
    .limit(digest.ownersAtOnce);
  return rows.map(({ customerId }) => customerId);
};

/** Notes that these owners are told now, of everything they do not know; returns those who are. Another one who tells them at this moment goes first. */
export const claimOwners = async (tx: Transaction, owners: readonly string[], now: Date) => {
  const locked = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...owners]))
    .orderBy(asc(customers.id))
    .for('no key update', { skipLocked: true });
  if (locked.length === 0) return [];
  const claimed = await tx
    .insert(updateNotices)
    .select(
      tx
        .selectDistinct({
          customerId: binderDocuments.customerId,
          templateVersionId: sql<number>`${templateVersions.id}`.as('template_version_id'),
          toldAt: sql<Date>`${now.toISOString()}::timestamptz`.as('told_at'),
        })
        .from(binderDocuments)
        .innerJoin(templateVersions, eq(templateVersions.templateId, binderDocuments.templateId))
        .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
        .where(
          and(
            inArray(
              binderDocuments.customerId,
              locked.map(({ id }) => id),
            ),
            isUndecided(now),
            isUntold(now),
          ),
        ),
    )
    .onConflictDoNothing()
    .returning({ customerId: updateNotices.customerId });
  return [...new Set(claimed.map(({ customerId }) => customerId))];
};

/** What an owner is told at that moment, as far as it is still to be decided. */
export const listTold = (
  db: Queryable,
  { customerId, toldAt }: { customerId: string; toldAt: Date },
  now: Date,
) =>
  db
    .select({
      documentId: binderDocuments.id,
      number: binderDocuments.number,
      title: binderDocuments.title,
      note: templateVersions.changeNote,
      kind: templateVersions.changeKind,
      email: customers.email,
    })
    .from(updateNotices)
    .innerJoin(customers, eq(customers.id, updateNotices.customerId))
    .innerJoin(templateVersions, eq(templateVersions.id, updateNotices.templateVersionId))
    .innerJoin(
      binderDocuments,
      and(
        eq(binderDocuments.templateId, templateVersions.templateId),
        eq(binderDocuments.customerId, updateNotices.customerId),
      ),
    )
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(and(eq(updateNotices.customerId, customerId), eq(updateNotices.toldAt, toldAt), isUndecided(now)))
    .orderBy(
      asc(binderDocuments.number),
      asc(binderDocuments.title),
      asc(binderDocuments.id),
      desc(templateVersions.id),
    );
