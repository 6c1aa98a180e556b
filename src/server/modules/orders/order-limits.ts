import { orderList } from '#shared/limits/order-list.ts';
import { DAY, MINUTE } from '#shared/units.ts';

export const orders = { maxListed: orderList.newest, adminPageSize: 50 } as const;

/** From the payment on: a mail that is not on its way yet may still be queued, one that was tried this long is left. */
export const orderMails = { missedAfterMs: 5 * MINUTE, triedForMs: 3 * DAY } as const;
