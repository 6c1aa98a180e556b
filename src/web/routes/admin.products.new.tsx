import { createFileRoute } from '@tanstack/react-router';
import { ProductEditor } from '#web/features/catalog/admin/product-editor.tsx';
import { startNewProduct } from '#web/features/catalog/admin/product-form.ts';
import { existingIds } from '#web/features/catalog/admin/product-values.ts';
import { documentsQuery } from '#web/features/templates/document-queries.ts';
import { addressText } from '#web/lib/address-text.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { AdminPage } from '#web/shell/pages/admin-page.tsx';

export const Route = createFileRoute('/admin/products/new')({
  validateSearch: ({ documentIds }: Record<string, unknown>): { documentIds?: string | undefined } => ({
    documentIds: addressText(documentIds),
  }),
  loader: ({ context: { shop } }) => shop.queries.fetchQuery({ ...documentsQuery(shop), staleTime: 0 }),
  head: () => pageHead({ title: messages.admin.newProduct, indexed: false }),
  component: NewProductPage,
});

function NewProductPage() {
  const documents = Route.useLoaderData();
  const { documentIds } = Route.useSearch();
  return (
    <AdminPage title={messages.admin.newProduct}>
      <ProductEditor
        key={documentIds}
        start={startNewProduct(existingIds(documentIds, documents))}
        documents={documents}
      />
    </AdminPage>
  );
}
