import { Link, rootRouteId, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TestModeBanner } from '#web/shell/test-mode-banner.tsx';
import { AdminPage } from './admin-page.tsx';

const words = {
  navigation: 'Selling',
  orders: 'Orders',
  customers: 'Customers',
  promotions: 'Promotion codes',
  sales: 'Sales',
  withdrawals: 'Withdrawals',
} as const;
const { navigation, orders, customers, promotions, sales, withdrawals } = words;

const links = [
  { to: '/admin/orders', label: orders },
  { to: '/admin/customers', label: customers },
  { to: '/admin/promotions', label: promotions },
  { to: '/admin/sales', label: sales },
] as const;

const WITHDRAWALS = { to: '/admin/withdrawals', label: withdrawals } as const;

/** Only where consumers can withdraw is there anything to look at. */
const useLinks = () => {
  const { market } = useRouteContext({ from: rootRouteId }).site;
  return market === 'eu' ? [...links, WITHDRAWALS] : links;
};

type SellingPageProps = { title: string; actions?: ReactNode; children: ReactNode };

/** The screens about what was sold and to whom, each a click from the others. */
export const SellingPage = ({ title, actions, children }: SellingPageProps) => {
  const shown = useLinks();
  return (
    <>
      <TestModeBanner />
      <AdminPage title={title} actions={actions}>
        <nav aria-label={navigation} className="-mt-3 mb-8 border-b border-line">
          <ul className="flex flex-wrap gap-x-6">
            {shown.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeProps={{ 'aria-current': 'page' }}
                  className="-mb-px inline-block border-b-2 border-transparent py-2 text-md hover:text-ink aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </AdminPage>
    </>
  );
};
