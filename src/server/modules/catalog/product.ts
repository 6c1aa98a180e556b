import type { products } from '#server/db/schema/catalog.ts';
import type { SamplePage } from '#server/db/schema/templates.ts';
import type { Industry } from '#shared/industries.ts';

/** A template as it is sold now: its newest complete version. */
export type SoldTemplate = {
  id: number;
  name: string;
  pageCount: number;
  hasWorkbook: boolean;
  /** What it asks the business that buys it. */
  questionKeys: string[];
  samplePdfPath: string | null;
  /** In a list of products only the first one, for the cover. */
  samplePages: SamplePage[];
};

/** What administrators decide about a product. */
export type ProductDetails = {
  name: string;
  priceInCents: number;
  templateIds: number[];
  description: string;
  keywords: string[];
  industry: Industry | null;
  updateMonths: number | null;
  /** Null for the shop's own. */
  taxCode?: string | null | undefined;
};

/** The details that an administrator gave, of which some may be as they were. */
export type ProductEdit = { [Field in keyof ProductDetails]?: ProductDetails[Field] | undefined };

export type ProductRow = Omit<typeof products.$inferSelect, 'createdAt' | 'archivedAt' | 'formerPriceIds'>;

export type ProductRecord = ProductRow & { templates: SoldTemplate[] };

/** A product on its own page. */
export type DetailedProduct = ProductRecord & { questionLabels: string[] };

export type RowWithTemplateIds = ProductRow & { templateIds: number[] };

export const withTemplates = (rows: RowWithTemplateIds[], templates: SoldTemplate[]): ProductRecord[] => {
  const known = new Map(templates.map((template) => [template.id, template]));
  return rows.map(({ templateIds, ...row }) => ({
    ...row,
    templates: templateIds.flatMap((id) => known.get(id) ?? []),
  }));
};
