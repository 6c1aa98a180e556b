import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
import type { Ledger } from './ledger.ts';
import { idempotencyKeys, records } from './tables.ts';

/** Whatever is kept under these names says who somebody is. */
const PERSONAL = new Set([
  'address',
  'business_name',
  'contact',
  'customer_address',
  'customer_details',
  'customer_email',
  'customer_name',
  'customer_shipping',
  'customer_tax_ids',
  'email',
  'individual_name',
  'name',
  'phone',
  'receipt_email',
  'tax',
  'tax_ids',
  'value',
]);

/** Of a customer, of what was sold to them and of all events about either nothing personal is left; amounts and dates are. */
export const redactCustomer = async ({ tx }: Ledger, id: string) => {
  const isAbout = sql`strpos(${records.object}::text, ${id}) > 0`;
  const rows = await tx
    .select({ id: records.id, object: records.object, inner: records.inner })
    .from(records)
    .where(or(arrayContains(records.keys, [`customer:${id}`]), eq(records.id, id), and(isAbout, isPersonal)));
  for (const { id: key, object, inner } of rows)
    await tx
      .update(records)
      .set({ object: redacted(object), inner: redacted(inner) })
      .where(eq(records.id, key));
  await tx.delete(idempotencyKeys).where(sql`strpos(${idempotencyKeys.body}::text, ${id}) > 0`);
};

/** The names of products and prices are the shop's. */
const isPersonal = sql`${records.kind} not in ('product', 'price', 'coupon', 'promotion_code')`;

const redacted = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(redacted) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, PERSONAL.has(name) ? null : redacted(inner)]),
  ) as Value;
};
