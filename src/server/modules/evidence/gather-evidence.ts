import type { Services } from '#server/kernel/services.ts';
import { listAccesses } from './access-repo.ts';
import { evidence as limits } from './evidence-limits.ts';
import { type Disputed, readDelivery } from './evidence-repo.ts';
import { evidenceTextsOf } from './evidence-texts.ts';

/** What the shop knows that speaks for a payment, as it is now. */
export const gatherEvidence = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  { order, evidence }: Pick<Disputed, 'order' | 'evidence'>,
) => {
  const accesses = await listAccesses(db, order.id, limits.sentAccesses);
  return evidenceTextsOf({
    orderId: order.id,
    shopCountry: config.country,
    buyer: order.buyer,
    paidAt: order.paidAt,
    receiptMailedAt: order.receiptMailAt,
    readyMailedAt: order.readyMailAt,
    ...(await readDelivery(db, order.id)),
    accesses: accesses.map(({ access: { accessedAt, ...access }, document }) => ({
      ...access,
      at: accessedAt,
      document,
    })),
    whatHappened: evidence?.whatHappened ?? '',
  });
};
