import type { Services } from '#server/kernel/services.ts';
import type { MailCover } from '#server/mails/cover-part.ts';
import { countUnfinishedItems } from '#server/modules/orders/line-item-repo.ts';
import { findFirstProduct, listItems } from '#server/modules/orders/order-repo.ts';
import { orderTitle } from '#server/modules/orders/order-title.ts';

/** The face of what was bought, for the mails about it. */
export const mailCoverOf = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  orderId: number,
): Promise<MailCover> => ({
  title: orderTitle(await listItems(db, orderId)),
  ...(await findFirstProduct(db, orderId)),
  documentCount: (await countUnfinishedItems(db, orderId)).total,
  shopUrl: config.publicUrl.origin,
});
