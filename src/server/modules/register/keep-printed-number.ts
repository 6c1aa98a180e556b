import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';

/** Before a document gets another number: what its revisions show they show for ever, even where a lost file is made again. */
export const keepPrintedNumber = async (tx: Transaction, documentId: number, documentNumber: string) => {
  await tx
    .update(binderRevisions)
    .set({ documentNumber })
    .where(and(eq(binderRevisions.documentId, documentId), isNull(binderRevisions.documentNumber)));
};
