import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { CustomerDetail } from '#web/features/sales/customers/customer-detail.tsx';
import { customerQuery } from '#web/features/sales/customers/customer-queries.ts';
import { messages } from '#web/lib/messages.ts';
import { orNotFound } from '#web/lib/server/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';

export const Route = createFileRoute('/admin/customers/$customerId')({
  loader: async ({ context: { shop }, params }) => {
    // Loaders are part of every page's code unless what they need is fetched like this.
    const { customerQuery: query } = await import('#web/features/sales/customers/customer-queries.ts');
    return orNotFound(shop.queries.fetchQuery(query(shop, params.customerId)));
  },
  head: () => pageHead({ title: messages.admin.customer, indexed: false }),
  component: AdminCustomerPage,
});

function AdminCustomerPage() {
  const shop = useShop();
  const loaded = Route.useLoaderData();
  const query = customerQuery(shop, loaded.id);
  const { data: customer = loaded } = useQuery(query);
  const changed = (next: CustomerDetails) => {
    shop.queries.setQueryData(query.queryKey, next);
    void shop.queries.invalidateQueries({ queryKey: ['admin-customers'] });
  };
  return (
    <SellingPage
      title={customer.email}
      actions={
        <Link to="/admin/customers" className={buttonStyles({ variant: 'link' })}>
          {messages.admin.allCustomers}
        </Link>
      }
    >
      <CustomerDetail key={customer.id} customer={customer} onChanged={changed} />
    </SellingPage>
  );
}
