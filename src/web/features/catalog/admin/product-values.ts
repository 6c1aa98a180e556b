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
};

/** The part of a stored product that can be edited. */
export type StoredProduct = Pick<
  ProductWithDocumentIds,
  'id' | 'revision' | 'name' | 'price' | 'documentIdList' | 'description' | 'keywords' | 'industry'
>;

export const emptyValues: ProductValues = {
  name: '',
  price: '',
  documentIdList: [],
  description: '',
  keywords: '',
  industry: null,
};

export const valuesOf = (product: StoredProduct): ProductValues => ({
  name: product.name,
  price: dollarsOf(product.price),
  documentIdList: product.documentIdList,
  description: product.description,
  keywords: product.keywords.join(', '),
  industry: product.industry,
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
});

/** Takes a document in or out. One of the stored product's own comes back to its old place. */
export const toggleDocument = (
  selected: readonly number[],
  id: number,
  original: readonly number[] = [],
): number[] => {
  const wanted = selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
  return [
    ...original.filter((other) => wanted.includes(other)),
    ...wanted.filter((other) => !original.includes(other)),
  ];
};

/** The `documentIds` of an address: only those that exist, each once, in their order. */
export const existingIds = (query: string | undefined, documents: readonly { id: number }[]): number[] => {
  const known = new Set(documents.map(({ id }) => String(id)));
  const asked = (query ?? '').split(',').map((id) => id.trim());
  return [...new Set(asked)].filter((id) => known.has(id)).map(Number);
};
