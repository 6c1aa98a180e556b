import type { SalesDay } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { copy } from '#web/features/sales/copy.ts';

// The server names days, not instants: no time zone may move them.
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const dayOf = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** All there is to a day, in one line. */
export const dayText = ({ day, revenue, orders, views }: SalesDay) =>
  `${dayOf(day)}: ${formatPrice(revenue)}, ${copy.overview.orders(orders)}, ${copy.overview.views(views)}`;
