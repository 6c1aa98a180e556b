import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emptyable, listShape, metadata, pageOf, text } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { addTaxId } from '#stripe-sandbox/tax/give-tax-number.ts';
import { taxNumberTypes } from '#shared/tax-numbers/tax-number-rules.ts';
import { missing } from '#stripe-sandbox/api-error.ts';
import { getLocked, getObject, insertRecord, listObjects, saveRecord } from '#stripe-sandbox/records.ts';
import { redactCustomer } from '#stripe-sandbox/redact-customer.ts';
import { records } from '#stripe-sandbox/tables.ts';

const LONGEST_LINE = 200;
const line = emptyable(text(LONGEST_LINE)).default(null);

const details = {
  email: emptyable(text(512)).optional(),
  name: emptyable(text(256)).optional(),
  individual_name: emptyable(text(150)).optional(),
  address: emptyable(
    z.strictObject({ line1: line, line2: line, city: line, state: line, postal_code: line, country: line }),
  ).optional(),
};

export const customerRoutes = [
  route(
    'POST',
    'customers',
    { ...details, metadata: metadata.default({}) },
    (ledger, { email = null, name = null, individual_name, address = null, metadata: about }) =>
      insertRecord(
        ledger,
        {
          id: newId(ledger, 'cus', 14),
          object: 'customer',
          created: secondsOf(ledger.now),
          email,
          name,
          ...(individual_name && { individual_name }),
          address,
          livemode: false,
          metadata: about,
        },
        {},
      ),
  ),
  route('GET', 'customers/:id/tax_ids', listShape, async (ledger, params, id) => {
    const page = pageOf(params);
    const keys = [`customer:${id}`];
    const found = await listObjects(ledger, 'tax_id', { ...page, keys, limit: page.limit + 1 });
    return listOf(`/v1/customers/${id}/tax_ids`, found, page.limit);
  }),
  route(
    'POST',
    'customers/:id/tax_ids',
    { type: z.enum(taxNumberTypes), value: text(40) },
    (ledger, number, id) => addTaxId(ledger, id, number),
  ),
  route('DELETE', 'customers/:id/tax_ids/:id', {}, async (ledger, _, customer, id) => {
    const { object } = await getLocked(ledger, 'tax_id', id);
    if (object.customer !== customer) throw missing('tax_id', id);
    await ledger.tx.delete(records).where(eq(records.id, id));
    return { id, object: 'tax_id', deleted: true };
  }),
  route('GET', 'customers/:id', {}, (ledger, _, id) => getObject(ledger, 'customer', id)),
  route('DELETE', 'customers/:id', {}, async (ledger, _, id) => {
    await getLocked(ledger, 'customer', id);
    await redactCustomer(ledger, id);
    const tombstone = { id, object: 'customer', deleted: true } as const;
    await ledger.tx.update(records).set({ object: tombstone }).where(eq(records.id, id));
    return tombstone;
  }),
  route(
    'POST',
    'customers/:id',
    { ...details, metadata: emptyable(metadata).optional() },
    async (ledger, changes, id) => {
      const { object } = await getLocked(ledger, 'customer', id);
      const { individual_name: former, ...kept } = object;
      const individual = changes.individual_name === undefined ? former : changes.individual_name;
      return saveRecord(ledger, {
        ...kept,
        ...(individual && { individual_name: individual }),
        ...(changes.address !== undefined && { address: changes.address }),
        ...(changes.email !== undefined && { email: changes.email }),
        ...(changes.name !== undefined && { name: changes.name }),
        ...(changes.metadata !== undefined && { metadata: changes.metadata ?? {} }),
      });
    },
  ),
];
