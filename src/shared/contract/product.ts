import { z } from 'zod';
import { industries, type Industry } from '#shared/industries.ts';
import { binder } from '#shared/limits/binder.ts';
import { product, productHistory, productList } from '#shared/limits/product.ts';
import { taxCode } from '#shared/tax-code.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { requiredLine, textBlock, textLine } from '#shared/text.ts';
import type { PagePreview } from './document.ts';
import { rowId } from './row-id.ts';

/** A document of a product, as everybody may see it: its sample, never the template itself. */
export type ProductDocument = {
  id: number;
  name: string;
  previewImageUrl: string | null;
  previewPdfUrl: string | null;
  pageCount: number;
  hasExcel: boolean;
};

/** A product as lists show it; `price` is in cents. */
export type Product = {
  id: number;
  name: string;
  slug: string;
  price: number;
  documents: ProductDocument[];
  documentIdList: number[];
  industry: Industry | null;
  image_url?: string;
  pdf_preview_url?: string;
  /** The picture of `image_url` with its size, in every size there is. */
  cover: PagePreview | null;
};

/** A product on its own page; the provider's names are null while it is not for sale yet. */
export type ProductWithDocuments = Omit<Product, 'documents'> & {
  description: string;
  documents: (ProductDocument & { pages: PagePreview[] })[];
  stripePriceId: string | null;
  stripeProductId: string | null;
  /** For how many months newer versions of its documents are included. Left out where they always are. */
  updateMonths?: number;
  /** What it asks the business that buys it: how many questions, and how the first are called. Left out where it asks nothing. */
  questions?: { count: number; labels: string[] };
};

/** What a search found in one industry; if nothing, how many it would find elsewhere (null: under none). */
export type IndustrySearch = {
  products: Product[];
  elsewhere: { industry: Industry | null; count: number }[];
};

export type ProductPage = { products: Product[]; next: string | null };

/** What administrators see besides. */
export type AdminProduct = Product & {
  description: string;
  keywords: string[];
  /** For how long newer versions are included, in months; null for always. */
  updateMonths: number | null;
  /** What it is to the tax office, by the provider's codes. Left out where that is the shop's own. */
  taxCode?: string;
  revision: number;
  stripePriceId: string | null;
};

export type ProductWithDocumentIds = Omit<AdminProduct, 'documents'>;

/**
 * Who changed what of a product. `field` is a field of `updateProduct`, with that field's values before and after;
 * or `created`, whose `after` holds all fields; or `archived` or `restored`, which have no values.
 */
export type ProductChange = {
  id: number;
  at: string;
  by: string;
  field: string;
  before: unknown;
  after: unknown;
};

const wholeCents = `must be whole cents from ${product.minCents} to ${product.maxCents}`;
const fields = {
  name: requiredLine(product.nameLength),
  price: z.int(wholeCents).min(product.minCents, wholeCents).max(product.maxCents, wholeCents),
  documentIdList: z
    .array(rowId)
    .min(1, 'must hold at least one document')
    .max(product.maxDocuments, `must hold at most ${product.maxDocuments} documents`)
    .refine((ids) => new Set(ids).size === ids.length, 'must not name a document twice'),
  description: textBlock(product.descriptionLength),
  keywords: z.array(requiredLine(product.keywordLength)).max(product.maxKeywords),
  industry: z.enum(industries).nullable(),
  updateMonths: z.int().min(binder.updates.least).max(binder.updates.most).nullable(),
  taxCode: taxCode.nullable(),
};

const { description, keywords, industry, updateMonths, taxCode: ownTaxCode, ...required } = fields;

export const newProductInput = z.strictObject({
  ...required,
  description: description.default(''),
  keywords: keywords.default([]),
  industry: industry.default(null),
  updateMonths: updateMonths.default(null),
  taxCode: ownTaxCode.optional(),
});

export type NewProduct = z.infer<typeof newProductInput>;

/** As it is sent: what has a default may be left out. */
export type NewProductFields = z.input<typeof newProductInput>;

/** Changed fields only. With a revision, a change in between is a conflict instead of a last word. */
export const updateProductInput = z
  .strictObject({ ...fields })
  .partial()
  .extend({ id: rowId, revision: z.int().min(1).optional() });

export type ProductEdit = z.infer<typeof updateProductInput>;

export const productIdInput = z.strictObject({ id: rowId });

/** The latest changes of a product, or those before one of them. */
export const productChangesInput = z.strictObject({
  id: rowId,
  /** The `id` of the last change that is known. */
  before: rowId.optional(),
  limit: z.int().min(1).max(productHistory.maxPageSize).default(productHistory.maxPageSize),
});

/** By id or by slug. */
export const productKeyInput = z.union([rowId, requiredLine(product.slugLength)]);

export const productViewInput = z.strictObject({ slug: requiredLine(product.slugLength) });

export const keywordInput = textLine(textLength.search);

export const industrySearchInput = z.strictObject({
  keyword: requiredLine(textLength.search),
  industry: z.enum(industries),
});

const cursorRule = 'must be the `next` of a page';
/** The last product of the page before. */
const cursor = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, cursorRule)
  .refine((value) => rowId.safeParse(Number(value)).success, cursorRule);

export const productPageInput = z
  .strictObject({
    industry: z.enum(industries).optional(),
    after: cursor.optional(),
    limit: z.int().min(1).max(productList.maxPageSize).default(productList.pageSize),
  })
  .prefault({});
