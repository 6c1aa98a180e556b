import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { type BuyerSnapshot, lineItems } from '#server/db/schema/orders.ts';
import { templates } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { keepPrintedNumber } from './keep-printed-number.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { revisionCodeOf } from './codes/revision-code.ts';
import { appendRecords } from './records/append-records.ts';

export type NewDraft = {
  customerId: string;
  lineItemIds: number[];
  reason: string;
  isSubstantial?: boolean;
  buyer: BuyerSnapshot;
  requestedAt: Date;
};

/**
 * The next revision of each of these documents, to be made. A number whose files were never made is used again: nobody has
 * seen it. The line items already name the versions of the templates that it is to be made of.
 */
export const draftRevisions = async (services: Pick<Services, 'keys'>, tx: Transaction, draft: NewDraft) => {
  const { customerId, lineItemIds, reason, isSubstantial = true, buyer, requestedAt } = draft;
  const documents = await tx
    .select({
      id: binderDocuments.id,
      orderId: binderDocuments.orderId,
      templateId: binderDocuments.templateId,
      templateVersionId: lineItems.templateVersionId,
    })
    .from(binderDocuments)
    .innerJoin(lineItems, eq(lineItems.id, binderDocuments.lineItemId))
    .where(inArray(binderDocuments.lineItemId, lineItemIds))
    .orderBy(binderDocuments.id)
    .for('update', { of: binderDocuments });
  await takeOverNumbers(
    tx,
    documents.map(({ id }) => id),
  );
  const drafted: { documentId: number; number: number }[] = [];
  for (const { id: documentId, templateVersionId, ...document } of documents) {
    const number = await nextNumberOf(tx, documentId);
    const code = revisionCodeOf(services, document, number);
    await tx
      .insert(binderRevisions)
      .values({ documentId, number, code, reason, isSubstantial, templateVersionId, buyer, requestedAt });
    drafted.push({ documentId, number });
  }
  await refreshDocuments(
    tx,
    drafted.map(({ documentId }) => documentId),
    requestedAt,
  );
  await appendRecords(
    tx,
    { customerId, happenedAt: requestedAt },
    drafted.map(({ documentId, number }) => ({
      kind: 'drafted',
      documentId,
      data: { revision: number, reason },
    })),
  );
};

const nextNumberOf = async (tx: Transaction, documentId: number) => {
  const [newest] = await tx
    .select({ id: binderRevisions.id, number: binderRevisions.number, stem: binderRevisions.stem })
    .from(binderRevisions)
    .where(eq(binderRevisions.documentId, documentId))
    .orderBy(desc(binderRevisions.number))
    .limit(1);
  if (!newest) return 1;
  if (newest.stem !== null) return newest.number + 1;
  await tx
    .delete(binderRevisions)
    .where(and(eq(binderRevisions.id, newest.id), isNull(binderRevisions.approvalId)));
  return newest.number;
};

/** A number or an owner that the shop has given its template since then. What is made already keeps what its pages show. */
const takeOverNumbers = async (tx: Transaction, documentIds: number[]) => {
  if (documentIds.length === 0) return;
  const isNumbered = and(
    inArray(binderDocuments.id, documentIds),
    eq(binderDocuments.number, ''),
    sql`exists (select from ${templates} where ${templates.id} = ${binderDocuments.templateId} and ${templates.documentNumber} <> '')`,
  );
  const numbered = await tx.select({ id: binderDocuments.id }).from(binderDocuments).where(isNumbered);
  for (const { id } of numbered) await keepPrintedNumber(tx, id, '');
  await tx
    .update(binderDocuments)
    .set({
      number: sql`coalesce(nullif(${binderDocuments.number}, ''), ${templates.documentNumber})`,
      owner: sql`coalesce(nullif(${binderDocuments.owner}, ''), ${templates.owner})`,
    })
    .from(templates)
    .where(and(eq(templates.id, binderDocuments.templateId), inArray(binderDocuments.id, documentIds)));
};
