import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { demoQuestions } from '#demo/catalogue.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { insertQuestion } from '#server/modules/questions/question-repo.ts';
import { enterDocuments } from '#server/modules/register/enter-documents.ts';
import { WORD_TYPE } from '#server/modules/templates/template.ts';
import type { Answers } from '#shared/contract/question.ts';
import { sampleCompany } from '#shared/sample-company.ts';

const LOOK_EVERY_MS = 250;

/** A paid order of all these documents, in its buyer's binder; their templates were uploaded long ago. */
export const placeOrder = async (services: Services, sources: readonly Buffer[], answers?: Answers) => {
  const { db, clock } = services;
  const [customerId, createdAt] = [randomUUID(), clock.now()];
  const buyer = { ...sampleCompany, logoPath: null, ...(answers && { answers }) };
  await db.insert(customers).values({ id: customerId, email: `${customerId}@example.com`, createdAt });
  const [order] = await db
    .insert(orders)
    .values({
      customerId,
      reference: randomUUID(),
      cartKey: 'bench',
      status: 'succeeded',
      amountInCents: 100,
      currency: 'usd',
      buyer,
      createdAt,
      paidAt: createdAt,
      nextSyncAt: createdAt,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  for (const question of demoQuestions) await insertQuestion(db, question, createdAt);
  for (const [position, body] of sources.entries()) {
    const [template] = await db.insert(templates).values({ name: 'Bench', createdAt }).returning();
    const templateVersionId = await addVersion(services, {
      templateId: template?.id ?? 0,
      number: 1,
      body,
      uploadedBy: customerId,
    });
    await db
      .insert(lineItems)
      .values({ orderId, position, templateVersionId, name: `Document ${position}`, status: 'GENERATING' });
  }
  await db.transaction((tx) => enterDocuments(services, tx, { id: orderId, customerId, buyer }, createdAt));
  return { orderId, customerId };
};

type NewVersion = {
  templateId: number;
  number: number;
  body: Buffer;
  uploadedBy: string;
  changeNote?: string;
};

/** A version of a template as if it had been uploaded and checked. */
export const addVersion = async (services: Services, { body, ...version }: NewVersion) => {
  const { db, clock } = services;
  const file = { body, contentType: WORD_TYPE, downloadName: 'x.docx', ownerId: null, isPublic: false };
  const { path: sourcePath } = await storeFile(services, { ...file, bucket: 'templates' });
  const [added] = await db
    .insert(templateVersions)
    .values({
      ...version,
      status: 'complete',
      sourcePath,
      questionKeys: demoQuestions.map(({ key }) => key),
      createdAt: clock.now(),
      queuedAt: clock.now(),
    })
    .returning({ id: templateVersions.id });
  return added?.id ?? 0;
};

/** Looked at rarely, because looking takes time from the work; when each was finished is written in the order. */
export const untilMade = async ({ db }: Pick<Services, 'db'>, orderId: number, startedAt: number) => {
  for (;;) {
    await pause(LOOK_EVERY_MS);
    const items = await db.select().from(lineItems).where(eq(lineItems.orderId, orderId));
    if (items.some(({ status }) => status === 'FAILED')) throw new Error('A document could not be made.');
    if (items.some(({ status }) => status !== 'GENERATED')) continue;
    const finishedAt = items.map((item) => item.finishedAt?.getTime() ?? Number.NaN);
    return { firstMs: Math.min(...finishedAt) - startedAt, allMs: Math.max(...finishedAt) - startedAt };
  }
};

/** The pages of the order before are drawn behind all paid work, and would be drawn beside the next. */
export const comeToRest = async ({ queue }: Pick<Services, 'queue'>) => {
  while ((await queue.depth()).some(({ name }) => name === 'draw-pages')) await pause(LOOK_EVERY_MS);
};
