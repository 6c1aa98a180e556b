import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OrderDetail } from '#web/features/sales/order-detail.tsx';
import { OrderDetails } from '#web/features/sales/order/order-details.tsx';
import { adminOrderQuery } from '#web/features/sales/sales-queries.ts';
import { messages } from '#web/lib/messages.ts';
import { orNotFound } from '#web/lib/server/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';

export const Route = createFileRoute('/admin/orders/$orderId')({
  loader: async ({ context: { shop }, params }) => {
    // Loaders are part of every page's code unless what they need is fetched like this.
    const { adminOrderQuery: query } = await import('#web/features/sales/sales-queries.ts');
    return orNotFound(shop.queries.fetchQuery(query(shop, Number(params.orderId))));
  },
  head: ({ params }) => pageHead({ title: messages.order.title(params.orderId), indexed: false }),
  component: AdminOrderPage,
});

function AdminOrderPage() {
  const shop = useShop();
  const loaded = Route.useLoaderData();
  const { data: order = loaded } = useQuery(adminOrderQuery(shop, loaded.id));
  const refresh = () =>
    Promise.all(
      [['admin-order'], ['admin-orders'], ['sales-overview']].map((queryKey) =>
        shop.queries.invalidateQueries({ queryKey }),
      ),
    );
  return (
    <SellingPage
      title={messages.order.title(String(order.id))}
      actions={
        <Link to="/admin/orders" className={buttonStyles({ variant: 'link' })}>
          {messages.admin.allOrders}
        </Link>
      }
    >
      <OrderDetail order={order} onChanged={refresh} />
      <div className="mt-4">
        <OrderDetails orderId={order.id} isOpen={order.isOpen} />
      </div>
    </SellingPage>
  );
}
