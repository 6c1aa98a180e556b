import { Link } from '@tanstack/react-router';
import type { AdminOrder } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { copy } from './copy.ts';

const { caption, number, customer, product, date, amount, statusColumn, open } = copy.list;

/** A table where there is room for one; on a phone each order is a card of the same lines. */
export const OrderTable = ({ orders }: { orders: readonly AdminOrder[] }) => (
  <table className="w-full border-collapse text-left text-md max-md:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b border-ink text-sm text-ink">
        {[number, date, customer, product, statusColumn].map((name) => (
          <th key={name} scope="col" className="py-2.5 pr-4 font-semibold">
            {name}
          </th>
        ))}
        <th scope="col" className="py-2.5 text-right font-semibold">
          {amount}
        </th>
      </tr>
    </thead>
    <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </tbody>
  </table>
);

const CELL = 'py-3 pr-4 align-top max-md:p-0';

const OrderRow = ({ order }: { order: AdminOrder }) => (
  <tr className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:rounded-card max-md:border max-md:bg-paper max-md:p-4">
    <th scope="row" className={`${CELL} font-normal`}>
      <Link
        to="/admin/orders/$orderId"
        params={{ orderId: String(order.id) }}
        className="font-mono text-xs whitespace-nowrap text-ink underline underline-offset-4"
      >
        {open(order.id)}
      </Link>
    </th>
    <td className={`${CELL} text-sm whitespace-nowrap max-md:text-right`}>{formatMoment(order.createdAt)}</td>
    <td className={`${CELL} wrap-anywhere max-md:col-span-2`}>{order.email}</td>
    <td className={`${CELL} text-ink max-md:col-span-2`}>{order.product.name}</td>
    <td className={`${CELL} max-md:mt-1.5`}>
      <OrderStatusBadge order={order} />
    </td>
    <td className="py-3 text-right align-top font-semibold text-ink tabular-nums max-md:mt-1.5 max-md:p-0">
      {formatPrice(order.amount)}
    </td>
  </tr>
);
