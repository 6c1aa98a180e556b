import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { listCustomerLineItems } from './line-item-repo.ts';
import { isOpen } from './order.ts';

/** The documents of the customer's own order; none before it is paid, and without their files while it is closed. */
export const getLineItems = async (
  { db }: Pick<Services, 'db'>,
  customerId: string,
  orderId: number,
): Promise<LineItem[]> => {
  const rows = await listCustomerLineItems(db, customerId, orderId);
  if (rows.length === 0) throw new DomainError('order.not-found');
  return rows.flatMap(({ order, item, hasWorkbook }): LineItem[] => {
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
  });
};
