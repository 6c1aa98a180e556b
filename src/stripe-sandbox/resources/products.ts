import { emptyable, flag, metadata, text } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { getLocked, getObject, insertRecord, saveRecord } from '#stripe-sandbox/records.ts';

const taxCode = text().regex(/^txcd_\d{8}$/);

const create = {
  name: text(),
  description: text().optional(),
  tax_code: taxCode.optional(),
  metadata: metadata.default({}),
};
const update = {
  name: text().optional(),
  description: emptyable(text()).optional(),
  tax_code: taxCode.optional(),
  active: flag.optional(),
};

export const productRoutes = [
  route('POST', 'products', create, (ledger, { name, description, tax_code = null, metadata: about }) =>
    insertRecord(
      ledger,
      {
        id: newId(ledger, 'prod', 14),
        object: 'product',
        active: true,
        created: secondsOf(ledger.now),
        updated: secondsOf(ledger.now),
        name,
        description: description ?? null,
        livemode: false,
        metadata: about,
        type: 'service',
        tax_code,
      },
      {},
    ),
  ),
  route('GET', 'products/:id', {}, (ledger, _, id) => getObject(ledger, 'product', id)),
  route('POST', 'products/:id', update, async (ledger, changes, id) => {
    const { object } = await getLocked(ledger, 'product', id);
    return saveRecord(ledger, {
      ...object,
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.description !== undefined && { description: changes.description }),
      ...(changes.tax_code !== undefined && { tax_code: changes.tax_code }),
      ...(changes.active !== undefined && { active: changes.active }),
      updated: secondsOf(ledger.now),
    });
  }),
];
