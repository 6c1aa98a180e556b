import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalog.ts';

const { id, name, stripeProductId } = products;

export type ProviderProduct = { id: number; name: string; stripeProductId: string | null };

export const listProviderProducts = async (db: Queryable, ids: number[]): Promise<ProviderProduct[]> =>
  ids.length === 0 ? [] : db.select({ id, name, stripeProductId }).from(products).where(inArray(id, ids));

export const listByProviderId = async (db: Queryable, providerIds: string[]): Promise<ProviderProduct[]> =>
  providerIds.length === 0
    ? []
    : db.select({ id, name, stripeProductId }).from(products).where(inArray(stripeProductId, providerIds));
