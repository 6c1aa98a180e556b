import { eq } from 'drizzle-orm';
import { generatedDocuments, orderGenerations } from '#server/db/schema/generation.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import type { Services } from '#server/kernel/services.ts';

type Seeds = {
  orderId: number;
  /** Which documents succeeded each time; the others failed. */
  lineItemIds: number[];
  from: number;
  to: number;
};

/** As if the order had been made again that often: all that is stored, except for the files. */
export const seedVersions = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, lineItemIds, from, to }: Seeds,
) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.buyer) throw new Error('Only what is paid is made.');
  const { buyer } = order;
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const requestedAt = clock.now();
  await db
    .insert(orderGenerations)
    .values(numbers.map((number) => ({ orderId, number, buyer, requestedAt })));
  const stemOf = (lineItemId: number, number: number) => `${orderId}/seed-${lineItemId}-${number}`;
  await db.insert(generatedDocuments).values(
    numbers.flatMap((generation) =>
      lineItemIds.map((lineItemId) => ({
        lineItemId,
        generation,
        stem: stemOf(lineItemId, generation),
        pageCount: 1,
        hasWorkbook: false,
        pages: [],
        finishedAt: requestedAt,
      })),
    ),
  );
  await db.update(lineItems).set({ generation: to, status: 'FAILED' }).where(eq(lineItems.orderId, orderId));
  for (const id of lineItemIds)
    await db
      .update(lineItems)
      .set({ status: 'GENERATED', stem: stemOf(id, to) })
      .where(eq(lineItems.id, id));
};
