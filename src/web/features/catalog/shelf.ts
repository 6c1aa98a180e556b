import type { Product } from '#shared/contract/product.ts';
import { industries, type Industry } from '#shared/industries.ts';
import { textLength } from '#shared/limits/text-length.ts';
import type { CatalogReader, PageContext } from '#shared/page-context.ts';
import { addressText } from '#web/lib/address-text.ts';

/** What the visitor asks to see: part of the address. */
export type ShelfQuery = { q?: string | undefined; industry?: Industry | undefined };

/** A product as its card shows it. Pages carry their products twice, in sight and as data, so it is kept small. */
export type ShelfProduct = Pick<
  Product,
  'id' | 'name' | 'slug' | 'price' | 'industry' | 'cover' | 'pdf_preview_url'
> & {
  documentCount: number;
  /** What the cover would show, had it a picture. */
  firstDocument: string;
  hasExcel: boolean;
};

/** What the grid starts with; `next` is where more would begin. */
export type Shelf = { products: ShelfProduct[]; next: string | null };

export const shelfProduct = (product: Product): ShelfProduct => {
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

export const readShelfQuery = ({ q, industry }: Record<string, unknown>): ShelfQuery => {
  const keyword = addressText(q)?.trim().slice(0, textLength.search);
  return { ...(keyword && { q: keyword }), ...(isIndustry(industry) && { industry }) };
};

const isIndustry = (value: unknown): value is Industry => industries.includes(value as Industry);

/** A search is ranked, so it comes whole; without one the newest come page by page. */
export const readShelf = async (
  catalog: Pick<CatalogReader, 'productPage' | 'search'>,
  { q, industry }: ShelfQuery,
  after?: string,
): Promise<Shelf> => {
  if (q !== undefined) {
    const found = (await catalog.search(q)).filter((product) => !industry || product.industry === industry);
    return { products: found.map(shelfProduct), next: null };
  }
  const { products, next } = await catalog.productPage({
    ...(industry && { industry }),
    ...(after && { after }),
  });
  return { products: products.map(shelfProduct), next };
};

/** `docs/product.md`: a failure to fetch products is logged only. */
export const findShelf = async (
  { catalog, reportError }: Pick<PageContext, 'catalog' | 'reportError'>,
  query: ShelfQuery,
  after?: string,
) => {
  try {
    return await readShelf(catalog, query, after);
  } catch (error) {
    reportError(error);
    return undefined;
  }
};

/** In this order: a bundle that is told of as ready is on the shelf that is read after. */
export const findShelfAndDemo = async (
  context: Pick<PageContext, 'catalog' | 'reportError' | 'site'>,
  query: ShelfQuery,
) => {
  const demoProgress = context.site.hasDemo ? await findDemoProgress(context) : null;
  return { demoProgress, shelf: await findShelf(context, query) };
};

const findDemoProgress = async ({ catalog, reportError }: Pick<PageContext, 'catalog' | 'reportError'>) => {
  try {
    return await catalog.demoProgress();
  } catch (error) {
    reportError(error);
    return null;
  }
};
