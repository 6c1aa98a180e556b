import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProductEditor } from '#web/features/catalog/admin/product-editor.tsx';
import { startEdit } from '#web/features/catalog/admin/product-form.ts';
import { ProductHistory } from '#web/features/catalog/admin/history/product-history.tsx';
import { productsWithDocumentIdsQuery } from '#web/features/catalog/admin/product-queries.ts';
import { documentsQuery } from '#web/features/templates/document-queries.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';

export const Route = createFileRoute('/admin/products/edit/$id')({
  loader: async ({ context: { shop }, params }) => {
    const [products, documents] = await Promise.all([
      shop.queries.fetchQuery({ ...productsWithDocumentIdsQuery(shop), staleTime: 0 }),
      shop.queries.fetchQuery({ ...documentsQuery(shop), staleTime: 0 }),
    ]);
    const product = products.find(({ id }) => String(id) === params.id);
    if (!product) throw redirect({ to: '/404', replace: true });
    return { product, documents };
  },
  head: ({ loaderData }) =>
    pageHead({ title: messages.admin.editProduct(loaderData?.product.name ?? ''), indexed: false }),
  component: EditProductPage,
});

function EditProductPage() {
  const { product, documents } = Route.useLoaderData();
  // After a change of its name the title follows.
  const { data: products } = useQuery(productsWithDocumentIdsQuery(useShop()));
  const { name } = products?.find(({ id }) => id === product.id) ?? product;
  const title = messages.admin.editProduct(name);
  usePageTitle(title);
  return (
    <AdminPage title={title}>
      <ProductEditor key={product.id} start={startEdit(product)} documents={documents}>
        <ProductHistory productId={product.id} documents={documents} />
      </ProductEditor>
    </AdminPage>
  );
}
