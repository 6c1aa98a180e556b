import type { ProductEdit } from '#shared/contract/product.ts';
import type { Industry } from '#shared/industries.ts';
import {
  keywordsOf,
  type ProductValues,
  storedFields,
  type StoredProduct,
  toggleDocument,
  valuesOf,
} from './product-values.ts';

/** One line of the change log: what would be different after saving. */
export type ProductChange =
  | { field: 'name' | 'description' | 'keywords'; before: string; after: string }
  /** In cents; undefined while what is typed is no price. */
  | { field: 'price'; before: number; after: number | undefined }
  | { field: 'industry'; before: Industry | null; after: Industry | null }
  | { field: 'added' | 'removed'; documentId: number };

/** Compared with what is stored, so that a change taken back leaves no trace. */
export const changesOf = (original: StoredProduct, values: ProductValues): ProductChange[] => {
  const stored = storedFields(values);
  const changes: ProductChange[] = [];
  if (stored.name !== original.name)
    changes.push({ field: 'name', before: original.name, after: stored.name });
  if (stored.price !== original.price)
    changes.push({ field: 'price', before: original.price, after: stored.price });
  if (stored.description !== original.description)
    changes.push({ field: 'description', before: original.description, after: stored.description });
  const [before, after] = [original.keywords.join(', '), stored.keywords.join(', ')];
  if (before !== after) changes.push({ field: 'keywords', before, after });
  if (stored.industry !== original.industry)
    changes.push({ field: 'industry', before: original.industry, after: stored.industry });
  const added = values.documentIdList.filter((id) => !original.documentIdList.includes(id));
  const removed = original.documentIdList.filter((id) => !values.documentIdList.includes(id));
  return [
    ...changes,
    ...added.map((documentId) => ({ field: 'added' as const, documentId })),
    ...removed.map((documentId) => ({ field: 'removed' as const, documentId })),
  ];
};

export const revertChange = (
  original: StoredProduct,
  values: ProductValues,
  change: ProductChange,
): ProductValues => {
  if (change.field === 'added' || change.field === 'removed') {
    const { documentIdList } = original;
    return {
      ...values,
      documentIdList: toggleDocument(values.documentIdList, change.documentId, documentIdList),
    };
  }
  return { ...values, [change.field]: valuesOf(original)[change.field] };
};

/** The same changes, made to what somebody else has stored meanwhile. */
export const rebase = (
  original: StoredProduct,
  values: ProductValues,
  newest: StoredProduct,
): ProductValues => {
  const changes = changesOf(original, values);
  const isRemoved = (id: number) =>
    changes.some((change) => change.field === 'removed' && change.documentId === id);
  const added = changes.flatMap((change) => (change.field === 'added' ? [change.documentId] : []));
  const typed = changes.flatMap((change) => ('documentId' in change ? [] : [change.field]));
  return {
    ...valuesOf(newest),
    ...Object.fromEntries(typed.map((field) => [field, values[field]])),
    documentIdList: [...new Set([...newest.documentIdList.filter((id) => !isRemoved(id)), ...added])],
  };
};

/** What `updateProduct` is told: the changed fields only. */
export const editOf = (original: StoredProduct, values: ProductValues): ProductEdit => {
  const { price, ...stored } = storedFields(values);
  const fields = new Set(changesOf(original, values).map(({ field }) => field));
  const changesDocuments = fields.has('added') || fields.has('removed');
  return {
    id: original.id,
    revision: original.revision,
    ...(fields.has('name') && { name: stored.name }),
    ...(fields.has('price') && { price }),
    ...(changesDocuments && { documentIdList: stored.documentIdList }),
    ...(fields.has('description') && { description: stored.description }),
    ...(fields.has('keywords') && { keywords: keywordsOf(values.keywords) }),
    ...(fields.has('industry') && { industry: stored.industry }),
  };
};
