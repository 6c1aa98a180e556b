import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { findVersion } from './cached/find-version.ts';
import { cacheByVersion } from './cached/cache-by-version.ts';
import { listCustomerLineItems } from './line-item-repo.ts';
import { isOpen } from './order.ts';

/** From memory while the order is as it was: the screen asks every two seconds while they are made. */
const readLineItems = cacheByVersion(async (db, { id: orderId, customerId }) =>
  (await listCustomerLineItems(db, customerId, orderId)).flatMap(
    ({ order, item, hasWorkbook }): LineItem[] => {
      if (!item) return [];
      // One that failed when it was made again still has the files it had before.
      const isReadable = isOpen(order) && item.status !== 'GENERATING' && item.stem !== null;
      return [
        {
          id: item.id,
          name: item.name,
          status: item.status,
          previewImagePath: isReadable ? `${item.stem}.jpg` : null,
          pageCount: item.pageCount,
          hasExcel: item.status === 'GENERATED' ? item.hasWorkbook : hasWorkbook,
          failure: item.failure,
        },
      ];
    },
  ),
);

/** The documents of the customer's own order; none before it is paid, and without their files while it is closed. */
export const getLineItems = async (
  { db }: Pick<Services, 'db'>,
  customerId: string,
  orderId: number,
): Promise<LineItem[]> => {
  const version = await findVersion(db, customerId, { orderId });
  if (!version) throw new DomainError('order.not-found');
  return readLineItems(db, version);
};
