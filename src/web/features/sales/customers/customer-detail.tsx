import { Link, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { formatAddress } from '#shared/addresses/format-address.ts';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { formatPrice } from '#shared/money.ts';
import { formatDay, formatMoment } from '#web/lib/format-date.ts';
import { copy as sales } from '#web/features/sales/copy.ts';
import { Fact, Nothing, TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { copy } from './copy.ts';

const words = copy.detail;

type CustomerDetailProps = { customer: CustomerDetails; onChanged: (customer: CustomerDetails) => void };

export const CustomerDetail = ({ customer, onChanged }: CustomerDetailProps) => (
  <div className="flex flex-col gap-8">
    <CustomerActions customer={customer} onChanged={onChanged} />
    <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
      <Account customer={customer} />
      <Orders customer={customer} />
      <div className="lg:col-span-2">
        <History changes={customer.changes} />
      </div>
    </div>
  </div>
);

const Account = ({ customer }: { customer: CustomerDetails }) => {
  const { country } = useRouteContext({ from: rootRouteId }).site;
  const { firstName, lastName, email, createdAt, isDisabled, isAdmin, business, paid } = customer;
  return (
    <TitledSheet title={words.account}>
      <dl>
        <Fact term={words.name}>{`${firstName} ${lastName}`.trim() || words.noName}</Fact>
        <Fact term={words.email}>{email}</Fact>
        <Fact term={words.status}>
          <span className="inline-flex flex-wrap gap-1.5">
            {isDisabled ? <Badge tone="wrong">{copy.disabled}</Badge> : words.active}
            {isAdmin && <Badge>{copy.admin}</Badge>}
          </span>
        </Fact>
        <Fact term={words.since}>{formatMoment(createdAt)}</Fact>
        <Fact term={words.business}>
          {business ? (
            <address className="not-italic">
              {business.name}
              <span className="block text-sm text-quiet">
                {formatAddress(business, country)}
                {business.website && ` · ${business.website}`}
              </span>
            </address>
          ) : (
            words.noBusiness
          )}
        </Fact>
        <Fact term={words.paid}>{formatPrice(paid)}</Fact>
      </dl>
    </TitledSheet>
  );
};

const Orders = ({ customer: { orders, orderCount, email } }: { customer: CustomerDetails }) => (
  <TitledSheet title={words.orders}>
    {orders.length === 0 && <Nothing>{words.noOrders}</Nothing>}
    <ul>
      {orders.map(({ id, createdAt, title, status, amount }) => (
        <li key={id} className="border-b border-line px-5 py-3 last:border-b-0">
          <Link
            to="/admin/orders/$orderId"
            params={{ orderId: String(id) }}
            className="font-mono text-xs text-ink underline underline-offset-4"
          >
            {sales.list.open(id)}
          </Link>{' '}
          <span className="wrap-anywhere text-ink">{title}</span>
          <span className="block text-sm text-quiet">
            {formatDay(createdAt)} · {sales.status[status]} · {formatPrice(amount)}
          </span>
        </li>
      ))}
    </ul>
    {orderCount > orders.length && (
      <p className="border-t border-line px-5 py-3 text-sm">
        <Link to="/admin/orders" search={{ q: email }} className="underline underline-offset-4">
          {words.allOrders(orderCount)}
        </Link>
      </p>
    )}
  </TitledSheet>
);

const History = ({ changes }: Pick<CustomerDetails, 'changes'>) => (
  <TitledSheet title={words.history}>
    {changes.length === 0 && <Nothing>{words.noHistory}</Nothing>}
    <ol>
      {changes.map(({ id, at, kind, by, subject }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line px-5 py-2.5 last:border-b-0"
        >
          <time dateTime={at} className="w-44 font-mono text-xs text-quiet">
            {formatMoment(at)}
          </time>
          <span className="min-w-0 grow basis-56 wrap-anywhere text-ink">
            {copy.changes[kind](subject ?? '')}
            {by && <span className="text-quiet"> {words.by(by)}</span>}
          </span>
        </li>
      ))}
    </ol>
  </TitledSheet>
);
