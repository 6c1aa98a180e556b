import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import type { Generation } from '#server/modules/generation/generation-repo.ts';

const isShownBy = (orderId: number, stem: string) =>
  and(eq(lineItems.orderId, orderId), eq(lineItems.stem, stem));

/** The line item that shows the document is to be made again, with the details it was made with. */
export const restartItem = async (
  tx: Transaction,
  orderId: number,
  stem: string,
): Promise<Generation | undefined> => {
  const [restarted] = await tx
    .update(lineItems)
    .set({ status: 'GENERATING', failure: null, finishedAt: null })
    .where(and(isShownBy(orderId, stem), eq(lineItems.status, 'GENERATED')))
    .returning({ lineItemId: lineItems.id, generation: lineItems.generation });
  return restarted;
};

export const isBeingMade = async (tx: Transaction, orderId: number, stem: string) => {
  const waiting = and(isShownBy(orderId, stem), eq(lineItems.status, 'GENERATING'));
  return (await tx.$count(lineItems, waiting)) > 0;
};

/** The pictures of the pages are to be drawn again. */
export const forgetPages = async (
  tx: Transaction,
  stem: string,
): Promise<(Generation & { pageCount: number }) | undefined> => {
  const [forgotten] = await tx
    .update(generatedDocuments)
    .set({ pages: null })
    .where(and(eq(generatedDocuments.stem, stem), isNotNull(generatedDocuments.pages)))
    .returning({
      lineItemId: generatedDocuments.lineItemId,
      generation: generatedDocuments.generation,
      pageCount: generatedDocuments.pageCount,
    });
  return forgotten;
};

/** Generations that shared the files of what was replaced share those in its place. */
export const shareReplacement = async (
  tx: Transaction,
  replaced: string,
  {
    stem,
    pageCount,
    hasWorkbook,
    finishedAt,
  }: Omit<typeof generatedDocuments.$inferSelect, keyof Generation>,
) => {
  await tx
    .update(generatedDocuments)
    .set({ stem, pageCount, hasWorkbook, finishedAt, pages: null })
    .where(eq(generatedDocuments.stem, replaced));
};

/** What the document of this generation was, if it is made for the second time. */
export const takeReplaced = async (tx: Transaction, { lineItemId, generation }: Generation) => {
  const [replaced] = await tx
    .delete(generatedDocuments)
    .where(and(eq(generatedDocuments.lineItemId, lineItemId), eq(generatedDocuments.generation, generation)))
    .returning({ stem: generatedDocuments.stem, pages: generatedDocuments.pages });
  return replaced;
};
