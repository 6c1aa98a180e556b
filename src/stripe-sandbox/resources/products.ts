import { emptyable, flag, metadata, text } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/books.ts';
import { getLocked, getObject, insertRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { listRoute } from './list-route.ts';

const create = {
  name: text(),
  description: text().optional(),
  active: flag.default(true),
  metadata: metadata.default({}),
};
const update = {
  name: text().optional(),
  description: emptyable(text()).optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
};

export const productRoutes = [
  route('POST', 'products', create, (books, { name, description, active, metadata: about }) =>
    insertRecord(
      books,
      {
        id: newId(books, 'prod', 14),
        object: 'product',
        active,
        created: secondsOf(books.now),
        updated: secondsOf(books.now),
        name,
        description: description ?? null,
        livemode: false,
        metadata: about,
        type: 'service',
      },
      {},
    ),
  ),
  listRoute('products', 'product'),
  route('GET', 'products/:id', {}, (books, _, id) => getObject(books, 'product', id)),
  route('POST', 'products/:id', update, async (books, changes, id) => {
    const { object } = await getLocked(books, 'product', id);
    return saveRecord(books, {
      ...object,
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.description !== undefined && { description: changes.description }),
      ...(changes.active !== undefined && { active: changes.active }),
      metadata: { ...object.metadata, ...changes.metadata },
      updated: secondsOf(books.now),
    });
  }),
];
