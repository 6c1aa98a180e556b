import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import type { ListingProduct } from '#web/features/catalog/listing.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const samples: [name: string, documents: string[], price: number][] = [
  ['Bakery Opening and Closing', ['Opening and closing', 'Oven start-up', 'Cash count'], 19_999],
  ['Clinic Patient Intake', ['Patient intake'], 15_000],
  [
    'A bundle whose name is so long that it needs two lines, or even three on a small telephone',
    ['Forklift pre-check with a long name', 'Racking inspection'],
    9_999_999,
  ],
];

const products = samples.map(([name, documents, price], index): ListingProduct => ({
  id: index + 1,
  name,
  slug: `sample-${index + 1}`,
  price,
  documentCount: documents.length,
  firstDocument: documents[0] ?? name,
  hasExcel: index === 1,
  industry: null,
  cover: null,
  pdf_preview_url: '/favicon.svg',
}));

export const CatalogSpecimens = () => (
  <>
    <ProductGrid title="Product cards" products={products} empty={null} />
    <ProductGrid title="Product cards, loading" products={undefined} empty={null} />
    <ProductGrid title="No product cards" products={[]} empty={<EmptyState title="None yet" />} />
  </>
);
