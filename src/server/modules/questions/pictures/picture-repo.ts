import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { orderGenerations } from '#server/db/schema/generation.ts';
import { orders } from '#server/db/schema/orders.ts';
import { answers } from '#server/db/schema/questions.ts';
import { PICTURE_BUCKET } from './picture-bucket.ts';

const isPicture = eq(storedFiles.bucket, PICTURE_BUCKET);

/** Those of the paths that are the customer's; none of them is swept away before this transaction is over. */
export const holdPictures = async (tx: Transaction, customerId: string, paths: string[]) => {
  if (paths.length === 0) return new Set<string>();
  const rows = await tx
    .select({ path: storedFiles.path })
    .from(storedFiles)
    .where(and(isPicture, inArray(storedFiles.path, paths), eq(storedFiles.ownerId, customerId)))
    .orderBy(asc(storedFiles.path))
    .for('share');
  return new Set(rows.map(({ path }) => path));
};

/** Whether a snapshot of a buyer, who is the owner of the file, has it among its answers. */
const isIn = (buyer: SQL) =>
  sql`jsonb_path_exists(${buyer}, '$.answers.*.path ? (@ == $path)', jsonb_build_object('path', ${storedFiles.path}))`;

/** An answer, or what a document was made with that is kept and may have to be made again. */
const isUsed: SQL<boolean | null> = or(
  sql`exists (select from ${answers}
    where ${answers.customerId} = ${storedFiles.ownerId} and ${answers.value} ->> 'path' = ${storedFiles.path})`,
  sql`exists (select from ${orders}
    where ${orders.customerId} = ${storedFiles.ownerId} and ${isIn(sql`${orders.buyer}`)})`,
  sql`exists (select from ${orders} join ${orderGenerations} on ${orderGenerations.orderId} = ${orders.id}
    where ${orders.customerId} = ${storedFiles.ownerId} and ${isIn(sql`${orderGenerations.buyer}`)})`,
  sql`exists (select from ${binderDocuments} join ${binderRevisions} on ${binderRevisions.documentId} = ${binderDocuments.id}
    where ${binderDocuments.customerId} = ${storedFiles.ownerId} and ${isIn(sql`${binderRevisions.buyer}`)})`,
) as SQL<boolean | null>;

/** The next pictures by path, and of each whether anything needs it. */
export const listPictures = (db: Queryable, { after, before }: { after: string; before: Date }) =>
  db
    .select({ path: storedFiles.path, isUsed })
    .from(storedFiles)
    .where(and(isPicture, gt(storedFiles.path, after), lt(storedFiles.createdAt, before)))
    .orderBy(asc(storedFiles.path))
    .limit(MAX_ROWS_PER_STATEMENT);

/** Whether nothing needs the picture, and nobody can answer with it before this transaction is over. */
export const lockUnused = async (tx: Transaction, path: string) => {
  const isThis = and(isPicture, eq(storedFiles.path, path));
  await tx.select({ path: storedFiles.path }).from(storedFiles).where(isThis).for('update');
  const [row] = await tx.select({ isUsed }).from(storedFiles).where(isThis);
  return row?.isUsed === false;
};
