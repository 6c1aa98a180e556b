import type { ProductWithDocumentIds } from '#shared/contract/product.ts';
import type { Industry } from '#shared/industries.ts';
import { centsOf, dollarsOf } from './price-input.ts';

/** A product as it stands in the form: text where people type. */
export type ProductValues = {
  name: string;
  /** In dollars, as typed. */
  price: string;
  documentIdList: readonly number[];
  description: string;
  /** Separated by commas. */
  keywords: string;
  industry: Industry | null;
  /** For how many months updates are included; null for always. */
  updateMonths: number | null;
  /** Empty for the shop's own. */
  taxCode: string;
};

/** The part of a stored product that can be edited. */
export type StoredProduct = Pick<
  ProductWithDocumentIds,
  | 'id'
  | 'revision'
  | 'name'
  | 'price'
  | 'documentIdList'
  | 'description'
  | 'keywords'
  | 'industry'
  | 'updateMonths'
  | 'taxCode'
>;

export const emptyValues: ProductValues = {
  name: '',
  price: '',
  documentIdList: [],
  description: '',
  keywords: '',
  industry: null,
  updateMonths: null,
  taxCode: '',
};

export const valuesOf = (product: StoredProduct): ProductValues => ({
  name: product.name,
  price: dollarsOf(product.price),
  documentIdList: product.documentIdList,
  description: product.description,
  keywords: product.keywords.join(', '),
  industry: product.industry,
  updateMonths: product.updateMonths,
  taxCode: product.taxCode ?? '',
});

export const keywordsOf = (typed: string) => [
  ...new Set(
    typed
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
  ),
];

/** What the values would be stored as; a price that is none stays away. */
export const storedFields = (values: ProductValues) => ({
  name: values.name.trim(),
  price: centsOf(values.price),
  documentIdList: [...values.documentIdList],
  description: values.description.trim(),
  keywords: keywordsOf(values.keywords),
  industry: values.industry,
  updateMonths: values.updateMonths,
  taxCode: values.taxCode.trim(),
});

/** Takes a document in or out. One of the stored product's own comes back behind the one it stood behind. */
export const toggleDocument = (
  selected: readonly number[],
  id: number,
  original: readonly number[] = [],
): number[] => {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  if (!original.includes(id)) return [...selected, id];
  const before = original.slice(0, original.indexOf(id)).findLast((other) => selected.includes(other));
  return selected.toSpliced(before === undefined ? 0 : selected.indexOf(before) + 1, 0, id);
};

export const moveDocument = (selected: readonly number[], id: number, to: number): number[] =>
  selected.filter((other) => other !== id).toSpliced(to, 0, id);

/** As if none had been moved: the stored product's own in their order, then those that were added. */
export const unmovedOrder = (selected: readonly number[], original: readonly number[]): number[] => [
  ...original.filter((id) => selected.includes(id)),
  ...selected.filter((id) => !original.includes(id)),
];

/** The `documentIds` of an address: only those that exist, each once, in their order. */
export const existingIds = (query: string | undefined, documents: readonly { id: number }[]): number[] => {
  const known = new Set(documents.map(({ id }) => String(id)));
  const asked = (query ?? '').split(',').map((id) => id.trim());
  return [...new Set(asked)].filter((id) => known.has(id)).map(Number);
};
