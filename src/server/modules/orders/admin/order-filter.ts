import type { OrderSearch } from '#server/modules/orders/order-view-repo.ts';

const NUMBER = /^#?(\d{1,9})$/;

/** A number is one order's; everything else is part of an address. */
export const orderFilterOf = (search: string): Pick<OrderSearch, 'email' | 'orderId'> => {
  const number = NUMBER.exec(search)?.[1];
  if (number !== undefined) return { orderId: Number(number) };
  return search === '' ? {} : { email: search.toLowerCase() };
};
