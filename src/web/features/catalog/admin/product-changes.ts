import type { ProductEdit } from '#shared/contract/product.ts';
import type { Industry } from '#shared/industries.ts';
import {
  keywordsOf,
  type ProductValues,
  storedFields,
  type StoredProduct,
  toggleDocument,
  unmovedOrder,
  valuesOf,
} from './product-values.ts';

/** One line of the change log: what would be different after saving. */
export type ProductChange =
  | { field: 'name' | 'description' | 'keywords' | 'taxCode'; before: string; after: string }
  /** In cents; undefined while what is typed is no price. */
  | { field: 'price'; before: number; after: number | undefined }
  | { field: 'industry'; before: Industry | null; after: Industry | null }
  | { field: 'updateMonths'; before: number | null; after: number | null }
  | { field: 'added' | 'removed'; documentId: number }
  /** The documents stand in another order than they were stored, or added, in. */
  | { field: 'order' };

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
  if (stored.updateMonths !== original.updateMonths)
    changes.push({
      field: 'updateMonths',
      before: original.updateMonths,
      after: stored.updateMonths,
    });
  if (stored.taxCode !== (original.taxCode ?? ''))
    changes.push({ field: 'taxCode', before: original.taxCode ?? '', after: stored.taxCode });
  const added = values.documentIdList.filter((id) => !original.documentIdList.includes(id));
  const removed = original.documentIdList.filter((id) => !values.documentIdList.includes(id));
  const unmoved = unmovedOrder(values.documentIdList, original.documentIdList);
  const isMoved = values.documentIdList.some((id, place) => id !== unmoved[place]);
  return [
    ...changes,
    ...added.map((documentId) => ({ field: 'added' as const, documentId })),
    ...removed.map((documentId) => ({ field: 'removed' as const, documentId })),
    ...(isMoved ? [{ field: 'order' as const }] : []),
  ];
};

export const revertChange = (
  original: StoredProduct,
  values: ProductValues,
  change: ProductChange,
): ProductValues => {
  const { documentIdList } = values;
  if (change.field === 'order')
    return { ...values, documentIdList: unmovedOrder(documentIdList, original.documentIdList) };
  if ('documentId' in change)
    return {
      ...values,
      documentIdList: toggleDocument(documentIdList, change.documentId, original.documentIdList),
    };
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
  const typed = changes.flatMap((change) =>
    'documentId' in change || change.field === 'order' ? [] : [change.field],
  );
  const selected = [...new Set([...newest.documentIdList.filter((id) => !isRemoved(id)), ...added])];
  const isMoved = changes.some(({ field }) => field === 'order');
  return {
    ...valuesOf(newest),
    ...Object.fromEntries(typed.map((field) => [field, values[field]])),
    documentIdList: isMoved ? unmovedOrder(selected, values.documentIdList) : selected,
  };
};

/** What `updateProduct` is told: the changed fields only. */
export const editOf = (original: StoredProduct, values: ProductValues): ProductEdit => {
  const { price, ...stored } = storedFields(values);
  const fields = new Set(changesOf(original, values).map(({ field }) => field));
  const changesDocuments = fields.has('added') || fields.has('removed') || fields.has('order');
  return {
    id: original.id,
    ...(fields.has('name') && { name: stored.name }),
    ...(fields.has('price') && { price }),
    ...(changesDocuments && { documentIdList: stored.documentIdList }),
    ...(fields.has('description') && { description: stored.description }),
    ...(fields.has('keywords') && { keywords: keywordsOf(values.keywords) }),
    ...(fields.has('industry') && { industry: stored.industry }),
    ...(fields.has('updateMonths') && { updateMonths: stored.updateMonths }),
    ...(fields.has('taxCode') && { taxCode: stored.taxCode || null }),
  };
};
