import type { ProductDetails } from '#server/modules/catalog/product.ts';
import type { listProductChanges } from '#server/modules/catalog/list-product-changes.ts';
import type { NewProduct, ProductChange, ProductEdit } from '#shared/contract/product.ts';

export const detailsOf = ({ price, documentIdList, ...details }: NewProduct): ProductDetails => ({
  ...details,
  priceInCents: price,
  templateIds: documentIdList,
});

export const editOf = ({ id, revision, price, documentIdList, ...edit }: ProductEdit) => ({
  id,
  revision,
  edit: { ...edit, priceInCents: price, templateIds: documentIdList },
});

type Change = Awaited<ReturnType<typeof listProductChanges>>[number];

export const productChangeOf = ({ id, at, by, field, before, after }: Change): ProductChange => ({
  id,
  at: at.toISOString(),
  by,
  field: wireName(field),
  before,
  after: field === 'created' ? renamed(after) : after,
});

const wireNames: Record<string, string> = { priceInCents: 'price', templateIds: 'documentIdList' };

const wireName = (field: string) => wireNames[field] ?? field;

const renamed = (details: unknown) =>
  Object.fromEntries(Object.entries(details ?? {}).map(([field, value]) => [wireName(field), value]));
