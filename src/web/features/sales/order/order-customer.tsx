import { Link, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { formatAddress } from '#shared/addresses/format-address.ts';
import type { BusinessDetails } from '#shared/contract/account.ts';
import type { OrderDetails, OrderSummary } from '#shared/contract/order-details.ts';
import { formatPrice } from '#shared/money.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { copy as sales } from '#web/features/sales/copy.ts';
import { Fact, TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { copy } from './copy.ts';

const words = copy.customer;

export const OrderCustomer = ({ customer, printed }: Pick<OrderDetails, 'customer' | 'printed'>) => (
  <TitledSheet title={words.title}>
    <dl>
      <Fact term={words.name}>
        <span className="inline-flex flex-wrap items-center gap-2">
          {`${customer.firstName} ${customer.lastName}`.trim() || words.noName}
          {customer.isDisabled && <Badge tone="wrong">{words.disabled}</Badge>}
        </span>
      </Fact>
      <Fact term={words.email}>
        <Link
          to="/admin/customers/$customerId"
          params={{ customerId: customer.id }}
          className="underline underline-offset-4"
        >
          {customer.email}
        </Link>
      </Fact>
      <Fact term={words.business}>
        {customer.business ? <Business details={customer.business} /> : words.noBusiness}
      </Fact>
      {printed && (
        <Fact term={words.printed}>
          {printed.firstName} {printed.lastName}
          <Business details={printed.business} />
        </Fact>
      )}
      <Fact term={words.others}>
        <OtherOrders orders={customer.otherOrders} count={customer.orderCount - 1} />
      </Fact>
    </dl>
  </TitledSheet>
);

const Business = ({ details }: { details: BusinessDetails }) => (
  <address className="not-italic">
    {details.name}
    <span className="block text-sm text-quiet">
      {formatAddress(details, useRouteContext({ from: rootRouteId }).site.country)}
      {details.website && ` · ${details.website}`}
    </span>
  </address>
);

const OtherOrders = ({ orders, count }: { orders: readonly OrderSummary[]; count: number }) => {
  if (orders.length === 0) return words.noOthers;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {orders.map(({ id, createdAt, title, status, amount }) => (
          <li key={id}>
            <Link
              to="/admin/orders/$orderId"
              params={{ orderId: String(id) }}
              className="font-mono text-xs underline underline-offset-4"
            >
              {sales.list.open(id)}
            </Link>{' '}
            {title}
            <span className="block text-sm text-quiet">
              {formatDay(createdAt)} · {sales.status[status]} · {formatPrice(amount)}
            </span>
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="mt-2 text-sm text-quiet">{words.more(count - orders.length)}</p>
      )}
    </>
  );
};
