import { and, eq } from 'drizzle-orm';
import { madeAhead } from '#server/db/schema/ahead.ts';
import type { Services } from '#server/kernel/services.ts';
import { planAhead } from '#server/modules/generation/ahead/plan-ahead.ts';
import { listSoldDocuments } from '#server/modules/orders/sold-document-repo.ts';

/** Lets what was made ahead pass for what would be made after the edit: as if nobody compared. */
export const editUnnoticed = async (services: Services, orderIds: number[], edit: () => Promise<unknown>) => {
  const before = await listFingerprints(services, orderIds);
  await edit();
  const after = await listFingerprints(services, orderIds);
  for (const [index, made] of before.entries())
    await services.db
      .update(madeAhead)
      .set({ fingerprint: after[index]?.fingerprint ?? made.fingerprint })
      .where(and(eq(madeAhead.orderId, made.orderId), eq(madeAhead.fingerprint, made.fingerprint)));
};

const listFingerprints = async (services: Services, orderIds: number[]) => {
  const found = [];
  for (const orderId of orderIds)
    for (const { templateId } of await listSoldDocuments(services.db, orderId)) {
      const planned = await planAhead(services, { orderId, templateId });
      if (planned) found.push(planned);
    }
  return found;
};
