import type { DemoProgress } from '#shared/contract/demo.ts';
import type { IndustrySearch, Product } from '#shared/contract/product.ts';
import { industries, type Industry } from '#shared/industries.ts';
import { textLength } from '#shared/limits/text-length.ts';
import type { CatalogReader, PageContext } from '#shared/page-context.ts';
import { addressText } from '#web/lib/address-text.ts';

/** What the visitor asks to see: part of the address. */
export type ListingQuery = { q?: string | undefined; industry?: Industry | undefined };

/** A product as its card shows it. Pages carry their products twice, in sight and as data, so it is kept small. */
export type ListingProduct = Pick<
  Product,
  'id' | 'name' | 'slug' | 'price' | 'industry' | 'cover' | 'pdf_preview_url'
> & {
  documentCount: number;
  /** What the cover would show, had it a picture. */
  firstDocument: string;
  hasExcel: boolean;
};

/** What the grid starts with; `next` is where more would begin. */
export type Listing = {
  products: ListingProduct[];
  next: string | null;
  /** Where else there is what was not found in the chosen industry. */
  elsewhere?: IndustrySearch['elsewhere'];
};

export const listingProduct = (product: Product): ListingProduct => {
  const { id, name, slug, price, industry, cover, pdf_preview_url, documents } = product;
  return {
    id,
    name,
    slug,
    price,
    industry,
    cover,
    ...(pdf_preview_url && { pdf_preview_url }),
    documentCount: documents.length,
    firstDocument: documents[0]?.name ?? name,
    hasExcel: documents.some(({ hasExcel }) => hasExcel),
  };
};

export const readListingQuery = ({ q, industry }: Record<string, unknown>): ListingQuery => {
  const keyword = addressText(q)?.trim().slice(0, textLength.search);
  return { ...(keyword && { q: keyword }), ...(isIndustry(industry) && { industry }) };
};

const isIndustry = (value: unknown): value is Industry => industries.includes(value as Industry);

/** A search is ranked, so it comes whole; without one the newest come page by page. */
export const readListing = async (
  catalog: Pick<CatalogReader, 'productPage' | 'search' | 'searchIndustry'>,
  { q, industry }: ListingQuery,
  after?: string,
): Promise<Listing> => {
  if (q !== undefined) {
    const { products, ...rest } = industry
      ? await catalog.searchIndustry({ keyword: q, industry })
      : { products: await catalog.search(q) };
    return { ...rest, products: products.map(listingProduct), next: null };
  }
  const { products, next } = await catalog.productPage({
    ...(industry && { industry }),
    ...(after && { after }),
  });
  return { products: products.map(listingProduct), next };
};

/** `docs/product.md`: a failure to fetch products is logged only. */
export const findListing = async (
  { catalog, reportError }: Pick<PageContext, 'catalog' | 'reportError'>,
  query: ListingQuery,
  after?: string,
) => {
  try {
    return await readListing(catalog, query, after);
  } catch (error) {
    reportError(error);
    return undefined;
  }
};

/** While the shop may still be filled with its demo bundles, the list tells how far it is. */
export const findListingAndDemo = async (
  context: Pick<PageContext, 'catalog' | 'reportError' | 'site'>,
  query: ListingQuery,
): Promise<{ listing: Listing | undefined; demoProgress: DemoProgress | null | undefined }> => {
  const isWhole = query.q === undefined && query.industry === undefined;
  if (!context.site.hasDemo || !isWhole)
    return { demoProgress: undefined, listing: await findListing(context, query) };
  try {
    const { products, next, demo } = await context.catalog.arrivingProducts();
    return { demoProgress: demo, listing: { products: products.map(listingProduct), next } };
  } catch (error) {
    context.reportError(error);
    return { demoProgress: undefined, listing: undefined };
  }
};
