import { Link } from '@tanstack/react-router';
import type { AdminCustomer } from '#shared/contract/customer.ts';
import { formatPrice } from '#shared/money.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { copy } from './copy.ts';

const { caption, email, name, business, since, orders, paid } = copy.list;

/** A table where there is room for one; on a phone each customer is a card of the same lines. */
export const CustomerTable = ({ customers }: { customers: readonly AdminCustomer[] }) => (
  <table className="w-full border-collapse text-left text-md max-md:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b border-ink text-sm text-ink">
        {[email, name, business, since].map((column) => (
          <th key={column} scope="col" className="py-2.5 pr-4 font-semibold">
            {column}
          </th>
        ))}
        {[orders, paid].map((column) => (
          <th key={column} scope="col" className="py-2.5 pl-4 text-right font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
      {customers.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} />
      ))}
    </tbody>
  </table>
);

const CELL = 'py-3 pr-4 align-top max-md:p-0';
const NUMBER = 'py-3 pl-4 text-right align-top text-ink tabular-nums max-md:p-0';

const CustomerRow = ({ customer }: { customer: AdminCustomer }) => (
  <tr className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:rounded-card max-md:border max-md:bg-paper max-md:p-4">
    <th scope="row" className={`${CELL} font-normal wrap-anywhere max-md:col-span-2`}>
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/admin/customers/$customerId"
          params={{ customerId: customer.id }}
          className="text-ink underline underline-offset-4"
        >
          {customer.email}
        </Link>
        {customer.isDisabled && <Badge tone="wrong">{copy.disabled}</Badge>}
        {customer.isAdmin && <Badge>{copy.admin}</Badge>}
      </span>
    </th>
    <td className={`${CELL} wrap-anywhere max-md:col-span-2`}>
      {customer.firstName} {customer.lastName}
    </td>
    <td className={`${CELL} wrap-anywhere max-md:col-span-2`}>{customer.businessName}</td>
    <td className={`${CELL} text-sm whitespace-nowrap max-md:col-span-2`}>{formatDay(customer.createdAt)}</td>
    <td className={`${NUMBER} max-md:text-left`}>
      <span className="md:hidden">{orders}: </span>
      {customer.orderCount}
    </td>
    <td className={`${NUMBER} font-semibold`}>{formatPrice(customer.paid)}</td>
  </tr>
);
