import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { isOpenOrder, orderItems, orders } from '#server/db/schema/orders.ts';

const bundleName = sql<string>`(
  select string_agg(${orderItems.name}, ', ' order by ${orderItems.position})
    from ${orderItems} where ${orderItems.orderId} = ${orders.id})`;

const isIn = (customerId: string) => and(eq(binderDocuments.customerId, customerId), isOpenOrder);
const inOrder = [asc(binderDocuments.number), asc(binderDocuments.title), asc(binderDocuments.id)];

/** Every document of the binder with the revision it stands by, and who approved that one. */
export const listForMasterList = (db: Queryable, customerId: string) =>
  db
    .select({
      document: binderDocuments,
      bundle: bundleName,
      hashes: binderRevisions.hashes,
      approvedBy: approvals.name,
      approverRole: approvals.role,
    })
    .from(binderDocuments)
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .innerJoin(
      binderRevisions,
      and(
        eq(binderRevisions.documentId, binderDocuments.id),
        eq(binderRevisions.number, binderDocuments.revision),
      ),
    )
    .leftJoin(
      approvals,
      and(eq(approvals.id, binderRevisions.approvalId), eq(binderDocuments.state, 'in-force')),
    )
    .where(isIn(customerId))
    .orderBy(...inOrder);

export const findLogoPath = async (db: Queryable, customerId: string) => {
  const [found] = await db
    .select({ logoPath: customers.logoPath })
    .from(customers)
    .where(eq(customers.id, customerId));
  return found?.logoPath ?? null;
};

const isNewest = sql`${binderRevisions.number} = (
  select max(newest.number) from ${binderRevisions} as newest where newest.document_id = ${binderDocuments.id})`;

/** Of each document the revision it stands by and the newest one, as far as they are made. */
export const listRevisionsToPack = (db: Queryable, customerId: string, ids?: readonly number[]) =>
  db
    .select({ document: binderDocuments, revision: binderRevisions })
    .from(binderRevisions)
    .innerJoin(binderDocuments, eq(binderDocuments.id, binderRevisions.documentId))
    .innerJoin(orders, eq(orders.id, binderDocuments.orderId))
    .where(
      and(
        isIn(customerId),
        ids && inArray(binderDocuments.id, [...ids]),
        isNotNull(binderRevisions.stem),
        sql`(${binderRevisions.number} = ${binderDocuments.revision} or ${isNewest})`,
      ),
    )
    .orderBy(...inOrder, asc(binderRevisions.number));

/** Lists that were made for somebody before. */
export const listEarlierExports = (db: Queryable, { bucket, ownerId }: { bucket: string; ownerId: string }) =>
  db
    .select({ bucket: storedFiles.bucket, path: storedFiles.path })
    .from(storedFiles)
    .where(and(eq(storedFiles.bucket, bucket), eq(storedFiles.ownerId, ownerId)));
