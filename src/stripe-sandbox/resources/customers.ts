import { emptyable, metadata, text } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { getLocked, getObject, insertRecord, saveRecord } from '#stripe-sandbox/records.ts';

const details = {
  email: emptyable(text(512)).optional(),
  name: emptyable(text(256)).optional(),
};

export const customerRoutes = [
  route(
    'POST',
    'customers',
    { ...details, metadata: metadata.default({}) },
    (ledger, { email = null, name = null, metadata: about }) =>
      insertRecord(
        ledger,
        {
          id: newId(ledger, 'cus', 14),
          object: 'customer',
          created: secondsOf(ledger.now),
          email,
          name,
          livemode: false,
          metadata: about,
        },
        {},
      ),
  ),
  route('GET', 'customers/:id', {}, (ledger, _, id) => getObject(ledger, 'customer', id)),
  route('POST', 'customers/:id', details, async (ledger, changes, id) => {
    const { object } = await getLocked(ledger, 'customer', id);
    return saveRecord(ledger, {
      ...object,
      ...(changes.email !== undefined && { email: changes.email }),
      ...(changes.name !== undefined && { name: changes.name }),
    });
  }),
];
