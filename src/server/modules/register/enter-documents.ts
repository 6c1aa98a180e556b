import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { type BuyerSnapshot, lineItems } from '#server/db/schema/orders.ts';
import type { Services } from '#server/kernel/services.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import { revisionCodeOf } from './codes/revision-code.ts';
import { appendRecords } from './records/append-records.ts';

export const FIRST_REVISION = 1;
const BOUGHT = 'Bought';

type PaidOrder = { id: number; customerId: string; buyer: BuyerSnapshot };

/** The documents of an order that was just paid enter the binder of its buyer, each with a first revision that is still to be made. */
export const enterDocuments = async (
  services: Pick<Services, 'keys'>,
  tx: Transaction,
  order: PaidOrder,
  enteredAt: Date,
) => {
  const { id: orderId, customerId, buyer } = order;
  const bought = await tx
    .select({ item: lineItems, template: templates })
    .from(lineItems)
    .innerJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .innerJoin(templates, eq(templates.id, templateVersions.templateId))
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
  if (bought.length === 0) return;
  const entered = await tx
    .insert(binderDocuments)
    .values(
      bought.map(({ item, template }) => ({
        customerId,
        orderId,
        lineItemId: item.id,
        templateId: template.id,
        templateVersionId: item.templateVersionId,
        number: template.documentNumber,
        title: item.name,
        owner: template.owner,
        reviewMonths: template.reviewMonths,
        enteredAt,
      })),
    )
    .returning({ id: binderDocuments.id, lineItemId: binderDocuments.lineItemId });
  const idOf = new Map(entered.map(({ id, lineItemId }) => [lineItemId, id]));
  const revisions = bought.flatMap(({ item, template }) => {
    const documentId = idOf.get(item.id);
    return documentId === undefined ? [] : [{ documentId, item, templateId: template.id }];
  });
  await tx.insert(binderRevisions).values(
    revisions.map(({ documentId, item, templateId }) => ({
      documentId,
      number: FIRST_REVISION,
      code: revisionCodeOf(services, { orderId, templateId }, FIRST_REVISION),
      reason: BOUGHT,
      templateVersionId: item.templateVersionId,
      buyer,
      requestedAt: enteredAt,
    })),
  );
  await appendRecords(
    tx,
    { customerId, happenedAt: enteredAt },
    revisions.map(({ documentId, item }) => ({
      kind: 'entered',
      documentId,
      data: { orderId, title: item.name, revision: FIRST_REVISION, business: buyer.business.name },
    })),
  );
};
