import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import type { RegisterEntry } from '#shared/document-names.ts';
import { FIRST_REVISION } from './enter-documents.ts';

/** What the newest revisions of line items are to print of themselves, by their ids. */
export const findEntries = async (db: Queryable, lineItemIds: readonly number[]) => {
  const rows = await db
    .selectDistinctOn([binderDocuments.id], {
      lineItemId: binderDocuments.lineItemId,
      number: sql<string>`coalesce(${binderRevisions.documentNumber}, ${binderDocuments.number})`,
      revision: binderRevisions.number,
      code: binderRevisions.code,
    })
    .from(binderDocuments)
    .innerJoin(binderRevisions, eq(binderRevisions.documentId, binderDocuments.id))
    .where(inArray(binderDocuments.lineItemId, [...lineItemIds]))
    .orderBy(binderDocuments.id, desc(binderRevisions.number));
  return new Map(rows.map(({ lineItemId, ...entry }): [number, RegisterEntry] => [lineItemId, entry]));
};

/** What was not bought yet would enter a binder with its first revision. */
export const firstEntryOf = (number: string, code?: string): RegisterEntry => ({
  number,
  revision: FIRST_REVISION,
  code,
});
