import type { Services } from '#server/kernel/services.ts';
import { renderReadyMail } from '#server/mails/ready-mail.ts';
import { mailCoverOf } from './mails/mail-cover.ts';
import { countUnfinishedItems } from './line-item-repo.ts';
import { isOpen } from './order.ts';
import { findOrder, listItems, recordMail } from './order-repo.ts';
import { orderTitle } from './order-title.ts';

/** Once per order, when the last of its documents is ready. */
export const sendReadyMail = async (
  { db, clock, mailer, config }: Pick<Services, 'db' | 'clock' | 'mailer' | 'config'>,
  orderId: number,
) => {
  const order = await findOrder(db, orderId);
  if (!order?.buyer || order.readyMailAt || !isOpen(order)) return;
  const { total, unfinished } = await countUnfinishedItems(db, orderId);
  if (total === 0 || unfinished > 0) return;
  const mail = await renderReadyMail({
    orderId,
    title: orderTitle(await listItems(db, orderId)),
    documentCount: total,
    orderUrl: `${config.publicUrl.origin}/orders/${orderId}`,
    supportEmail: config.supportEmail,
    cover: await mailCoverOf({ db, config }, orderId),
  });
  await mailer.send({ to: order.buyer.email, ...mail });
  await recordMail(db, orderId, {
    kind: 'ready-mailed',
    sentAt: clock.now(),
    subject: order.buyer.email,
  });
};
