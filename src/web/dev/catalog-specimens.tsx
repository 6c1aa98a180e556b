import type { Product } from '#shared/contract/product.ts';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const samples: [name: string, documents: string[], price: number][] = [
  ['Bakery Opening and Closing', ['Opening and closing', 'Oven start-up', 'Cash count'], 19_999],
  ['Clinic Patient Intake', ['Patient intake'], 15_000],
  [
    'A bundle whose name is so long that it needs two lines, or even three on a small telephone',
    ['Forklift pre-check with a long name', 'Racking inspection'],
    9_999_999,
  ],
];

const products = samples.map(([name, documents, price], index): Product => {
  const id = index + 1;
  return {
    id,
    name,
    slug: `sample-${id}`,
    price,
    documents: documents.map((document, position) => ({
      id: id * 100 + position,
      name: document,
      previewImageUrl: null,
      previewPdfUrl: null,
    })),
    documentIdList: documents.map((_, position) => id * 100 + position),
    pdf_preview_url: '/favicon.svg',
  };
});

export const CatalogSpecimens = () => (
  <>
    <ProductGrid id="cards" title="Product cards" products={products} empty={null} />
    <ProductGrid id="skeletons" title="Product cards, loading" products={undefined} empty={null} />
    <ProductGrid id="none" title="No product cards" products={[]} empty={<EmptyState title="None yet" />} />
  </>
);
