import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { type BuyerSnapshot, lineItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { namedRefusal } from '#server/modules/binder/approval/named-refusal.ts';
import type { OwnDocument } from '#server/modules/binder/own-documents-repo.ts';
import { listNewerVersions, listUpdatable } from '#server/modules/binder/updates/update-repo.ts';
import { planDocuments } from '#server/modules/generation/documents/plan-documents.ts';
import { readPlanPictures } from '#server/modules/generation/documents/read-plan-pictures.ts';
import { plannedBuyerOf } from '#server/modules/generation/documents/planned-buyer.ts';
import { plannedColumns } from '#server/modules/generation/generation-repo.ts';
import { findPresentBuyer } from '#server/modules/generation/restart-repo.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'storage' | 'templateEngine'>;

/**
 * A document in its owner's details, as its newest revision is and as its update would be. Both say the same of the day and of
 * the register: who approved the one is no change of the other.
 */
export const fillUpdate = async (services: Touched, document: OwnDocument) => {
  const { db, clock } = services;
  const updatable = await listUpdatable(db, [document.id], clock.now());
  const newest = (await listNewerVersions(db, [document.id])).get(document.id)?.at(-1);
  if (!updatable.has(document.id) || !newest) throw namedRefusal('binder.no-update', document);
  const present = await findNewestRevision(db, document.id);
  const wanted = { title: document.title, number: document.number, revision: present.number + 1 };
  const buyer = (await findBuyer(db, document)) ?? present.buyer;
  return {
    before: await fill(services, { ...wanted, versionId: present.templateVersionId, buyer: present.buyer }),
    after: await fill(services, { ...wanted, versionId: newest.id, buyer }),
  };
};

const findNewestRevision = async (db: Queryable, documentId: number) => {
  const [newest] = await db
    .select()
    .from(binderRevisions)
    .where(eq(binderRevisions.documentId, documentId))
    .orderBy(desc(binderRevisions.number))
    .limit(1);
  if (!newest) throw new Error(`The document ${documentId} has no revision.`);
  return newest;
};

/** With whose details an accepted update would be made. */
const findBuyer = async (db: Queryable, { lineItemId, orderId }: OwnDocument) => {
  const [item] = await db
    .select({ generation: lineItems.generation, buyer: orders.buyer })
    .from(lineItems)
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .where(eq(lineItems.id, lineItemId));
  return item && ((await findPresentBuyer(db, orderId, item.generation)) ?? item.buyer);
};

type Wanted = { title: string; number: string; revision: number; versionId: number; buyer: BuyerSnapshot };

const fill = async (services: Touched, { title, number, revision, versionId, buyer }: Wanted) => {
  const [template] = await services.db
    .select(plannedColumns)
    .from(templateVersions)
    .where(eq(templateVersions.id, versionId));
  if (!template) throw new Error(`There is no version ${versionId}.`);
  const wanted = { template, name: title, register: { number, revision } };
  const [plan] = await planDocuments(services, plannedBuyerOf(buyer), [wanted]);
  if (!plan) throw new Error('A document that is wanted was not planned.');
  const { source } = await readTemplateFiles(services, { ...plan, workbookPath: null });
  const { values, questions, answers, register, isCurrentUrl, colours } = plan;
  return services.templateEngine.fill(source, 'docx', {
    values,
    questions,
    answers,
    ...(await readPlanPictures(services, plan)),
    register,
    isCurrentUrl,
    colours,
    title,
  });
};
