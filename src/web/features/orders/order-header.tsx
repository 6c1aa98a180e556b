import type { ReactNode } from 'react';
import type { Customer } from '#shared/contract/account.ts';
import type { Order } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Mark } from '#web/ui/paper/mark.tsx';
import { copy } from './copy.ts';

const { number, date, documents, paid, net, tax, reverseCharge, price, logo } = copy.order;

const UNPAID = new Set<Order['status']>(['pending', 'failed']);

type OrderHeaderProps = { order: Order; customer: Pick<Customer, 'logoUrl' | 'businessDetails'> | null };

/** The ruled head of a controlled document, for a whole order. */
export const OrderHeader = ({ order, customer }: OrderHeaderProps) => {
  const { businessName } = order;
  // The profile may have changed since: what is shown is what the documents say.
  const isSameBusiness = businessName === null || businessName === customer?.businessDetails[0]?.name;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] border border-ink bg-paper text-ink sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="grid place-items-center border-r border-ink bg-marker p-2.5 text-sm font-bold">
        {customer?.logoUrl && isSameBusiness ? (
          <img src={customer.logoUrl} alt={logo} className="max-h-16 object-contain" />
        ) : (
          <span aria-hidden="true">{initialsOf(businessName ?? order.product.name)}</span>
        )}
      </div>
      <div className="min-w-0 content-center px-4 py-4 sm:px-5">
        <h1 className="text-2xl font-[650] break-words md:text-3xl">{order.product.name}</h1>
        {businessName !== null && (
          <p className="mt-1.5 wrap-anywhere">
            <Mark>{businessName}</Mark>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_1fr_auto_1fr] content-center sm:grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-ink px-4 py-3 font-mono text-xs max-sm:col-span-2 max-sm:border-t sm:border-l sm:px-5">
        <Fact term={number}>No. {order.id}</Fact>
        <Fact term={date}>{formatDay(order.createdAt)}</Fact>
        <Fact term={documents}>{order.documentCount}</Fact>
        {order.tax && (
          <>
            <Fact term={net}>{formatPrice(order.tax.net)}</Fact>
            <Fact term={order.tax.isReverseCharge ? reverseCharge : tax}>
              {formatPrice(order.tax.amount)}
            </Fact>
          </>
        )}
        <Fact term={UNPAID.has(order.status) ? price : paid}>{formatPrice(order.amount)}</Fact>
      </dl>
    </div>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{term}</dt>
    <dd>{children}</dd>
  </>
);

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
    .slice(0, 3)
    .join('')
    .toUpperCase();
