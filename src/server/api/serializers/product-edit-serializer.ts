import type { ProductDetails } from '#server/modules/catalog/product.ts';
import type { listProductChanges } from '#server/modules/catalog/list-product-changes.ts';
import type { NewProduct, ProductChange, ProductEdit } from '#shared/contract/product.ts';

export const detailsOf = ({ price, documentIdList, ...details }: NewProduct): ProductDetails => ({
  ...details,
  priceInCents: price,
  templateIds: documentIdList,
});

export const editOf = (
  { id, revision, price, documentIdList, ...edit }: ProductEdit,
  ifMatch: string | undefined,
) => ({
  id,
  revision: revision ?? revisionOf(ifMatch),
  edit: { ...edit, priceInCents: price, templateIds: documentIdList },
});

const NO_REVISION = 0;

/** Of an If-Match header, as RFC 9110 has it: what is no tag of ours is that of no revision. */
const revisionOf = (ifMatch: string | undefined) =>
  ifMatch === undefined || ifMatch === '*'
    ? undefined
    : Number(/^"(\d{1,9})"$/.exec(ifMatch)?.[1] ?? NO_REVISION);

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
