import { z } from 'zod';
import { flag, listShape, pageOf, text, whole } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { getLocked, getObject, insertRecord, listObjects, saveRecord } from '#stripe-sandbox/records.ts';

const create = {
  product: text(),
  currency: z.literal('usd'),
  unit_amount: whole.pipe(z.number().min(0).max(99_999_999)),
  lookup_key: text(200).optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive']).optional(),
  /** Always: no price here keeps a key that another one asks for. */
  transfer_lookup_key: z.literal('true').optional(),
};
const list = {
  ...listShape,
  product: text().optional(),
  active: flag.optional(),
  lookup_keys: z.array(text(200)).max(10).optional(),
};

export const priceRoutes = [
  route('POST', 'prices', create, async (ledger, params) => {
    await getObject(ledger, 'product', params.product, 'product');
    if (params.lookup_key !== undefined) await releaseLookupKey(ledger, params.lookup_key);
    return insertRecord(
      ledger,
      {
        id: newId(ledger, 'price'),
        object: 'price',
        active: true,
        billing_scheme: 'per_unit',
        created: secondsOf(ledger.now),
        currency: params.currency,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        nickname: null,
        product: params.product,
        recurring: null,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        type: 'one_time',
        unit_amount: params.unit_amount,
      },
      {
        keys: [
          `product:${params.product}`,
          ...(params.lookup_key === undefined ? [] : [`lookup_key:${params.lookup_key}`]),
        ],
      },
    );
  }),
  route('GET', 'prices', list, async (ledger, { product, active, lookup_keys: lookupKeys, ...params }) => {
    const page = pageOf(params);
    const found = lookupKeys
      ? (await Promise.all(lookupKeys.map((key) => findByLookupKey(ledger, key)))).flat()
      : await listObjects(ledger, 'price', {
          ...page,
          limit: page.limit + 1,
          keys: product === undefined ? [] : [`product:${product}`],
        });
    const fits = found.filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (product === undefined || price.product === product),
    );
    return listOf('/v1/prices', fits, page.limit);
  }),
  route('GET', 'prices/:id', {}, (ledger, _, id) => getObject(ledger, 'price', id)),
  route('POST', 'prices/:id', { active: flag }, async (ledger, { active }, id) => {
    const { object } = await getLocked(ledger, 'price', id);
    return saveRecord(ledger, { ...object, active });
  }),
];

/** Who had the key keeps being found under it, but only one price says that it is its own. */
const findByLookupKey = async (ledger: Ledger, lookupKey: string) => {
  const found = await listObjects(ledger, 'price', { keys: [`lookup_key:${lookupKey}`], limit: 100 });
  return found.filter((price) => price.lookup_key === lookupKey);
};

const releaseLookupKey = async (ledger: Ledger, lookupKey: string) => {
  for (const holder of await findByLookupKey(ledger, lookupKey))
    await saveRecord(ledger, { ...holder, lookup_key: null });
};
