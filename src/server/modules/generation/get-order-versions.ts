import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { listOwnVersions } from './order-versions-repo.ts';

export type VersionRecord = {
  number: number;
  finishedAt: Date;
  businessName: string;
  documentCount: number;
  isCurrent: boolean;
};

/** The finished generations of the customer's own order, the newest first. One under way is none of them yet. */
export const getOrderVersions = async (
  { db }: Pick<Services, 'db'>,
  own: { orderId: number; customerId: string },
): Promise<VersionRecord[]> => {
  const rows = await listOwnVersions(db, own);
  if (rows.length === 0) throw new DomainError('order.not-found');
  return rows.flatMap(({ number, finishedAt, isPresent, isMaking, ...about }) =>
    number === null || finishedAt === null || isMaking
      ? []
      : [{ ...about, number, finishedAt, isCurrent: isPresent }],
  );
};
