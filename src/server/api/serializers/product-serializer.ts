import type { DetailedProduct, ProductRecord, SoldTemplate } from '#server/modules/catalog/product.ts';
import type {
  AdminProduct,
  IndustrySearch,
  Product,
  ProductDocument,
  ProductPage,
  ProductWithDocumentIds,
  ProductWithDocuments,
} from '#shared/contract/product.ts';
import { pagePreviewOf, sampleUrl } from './page-serializer.ts';

const documentOf = (template: SoldTemplate): ProductDocument => ({
  id: template.id,
  name: template.name,
  previewImageUrl: sampleUrlOrNull(template.samplePages[0]?.jpgPath),
  previewPdfUrl: sampleUrlOrNull(template.samplePdfPath),
  pageCount: template.pageCount,
  hasExcel: template.hasWorkbook,
});

const sampleUrlOrNull = (path: string | null | undefined) => (path ? sampleUrl(path) : null);

/** Without the documents themselves, which come in different detail. */
const frameOf = ({ id, name, slug, priceInCents, industry, templates }: ProductRecord) => {
  const [first] = templates;
  const [coverPage] = first?.samplePages ?? [];
  const cover = coverPage ? pagePreviewOf(coverPage) : null;
  return {
    id,
    name,
    slug,
    price: priceInCents,
    documentIdList: templates.map((template) => template.id),
    industry,
    ...(cover && { image_url: cover.src }),
    ...(first?.samplePdfPath && { pdf_preview_url: sampleUrl(first.samplePdfPath) }),
    cover,
  };
};

export const productOf = (product: ProductRecord): Product => ({
  ...frameOf(product),
  documents: product.templates.map(documentOf),
});

export const productPageOf = (page: { products: ProductRecord[]; next: string | null }): ProductPage => ({
  ...page,
  products: page.products.map(productOf),
});

export const industrySearchOf = ({
  products,
  elsewhere,
}: {
  products: ProductRecord[];
  elsewhere: IndustrySearch['elsewhere'];
}): IndustrySearch => ({ products: products.map(productOf), elsewhere });

/** Labels that are told of what a bundle asks. */
const MAX_LABELS = 3;

const questionsOf = ({ questionLabels: labels }: DetailedProduct) =>
  labels.length > 0 && { questions: { count: labels.length, labels: labels.slice(0, MAX_LABELS) } };

export const productWithDocumentsOf = (product: DetailedProduct): ProductWithDocuments => ({
  ...frameOf(product),
  description: product.description,
  documents: product.templates.map((template) => ({
    ...documentOf(template),
    pages: template.samplePages.map((page) => pagePreviewOf(page)),
  })),
  stripePriceId: product.stripePriceId,
  stripeProductId: product.stripeProductId,
  ...(product.updateMonths !== null && { updateMonths: product.updateMonths }),
  ...questionsOf(product),
});

export const productWithDocumentIdsOf = (product: ProductRecord): ProductWithDocumentIds => ({
  ...frameOf(product),
  description: product.description,
  keywords: product.keywords,
  updateMonths: product.updateMonths,
  ...(product.taxCode !== null && { taxCode: product.taxCode }),
  revision: product.revision,
  stripePriceId: product.stripePriceId,
});

export const adminProductOf = (product: ProductRecord): AdminProduct => ({
  ...productWithDocumentIdsOf(product),
  documents: product.templates.map(documentOf),
});
