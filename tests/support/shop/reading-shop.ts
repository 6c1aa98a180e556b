import { sql } from 'drizzle-orm';
import type { Reading } from '#shared/contract/reading/reading.ts';
import { SECOND } from '#shared/units.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { addReader, addSharedDevice } from './add-reader.ts';
import { createBinderShop } from './binder-shop.ts';
import { dataOf, jsonPost, pathOf } from './calls.ts';
import type { Buyer } from './checkout-shop.ts';

/** So many pages every document has. */
export const PAGES = 3;
export const ALL_PAGES = [1, 2, 3];

/** A shop with a bundle of two documents, whose owners have people that read them. */
export const createReadingShop = async () => {
  const shop = await createBinderShop({ converter: createFakeConverter({ pageCount: PAGES }) });
  const { services } = shop;
  const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cleaning' }, { name: 'Cooling' }]);
  let owners = 0;

  /** Both documents are in force. */
  const owner = async () => {
    owners += 1;
    const buyer = await shop.buyer(`owner${owners}@example.com`);
    const orderId = await shop.buy(buyer, bundle.stripePriceId);
    await shop.work();
    const { documents } = await shop.binderOf(buyer);
    const ids = documents.map(({ id }) => id);
    await dataOf(await shop.approve(buyer, ids));
    await shop.work();
    return { buyer, orderId, documentIds: ids };
  };

  /** A new revision with another address in it, in force at once; it is editorial only where that is said. */
  const revise = async (buyer: Buyer, orderId: number, { isEditorial = false } = {}) => {
    const before = (await shop.binderOf(buyer)).documents;
    const street = `${before[0]?.revision} New Street`;
    await dataOf(
      await buyer.post('setCustomerBusinessDetails', {
        name: 'Lee Bakery',
        website: '',
        street,
        city: `Salem ${before[0]?.revision}`,
        state: 'Oregon',
        zipCode: '97301',
      }),
    );
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.work();
    const ids = before.map(({ id }) => id);
    if (isEditorial)
      await services.db.execute(sql`update binder_revisions set is_substantial = false
        where number > 1 and document_id in (select id from binder_documents where customer_id = ${buyer.id})`);
    await dataOf(await shop.approve(buyer, ids));
    await shop.work();
  };

  const call = (name: string, input: unknown, from?: string) =>
    shop.fetch(pathOf('public', name), { ...jsonPost(input), ...(from && { from }) });

  const readingOf = async (token: string, documentId?: number) =>
    dataOf<Reading>(await call('getReading', { token, ...(documentId && { documentId }) }));

  /** Tells it, and takes as long as somebody does who looks at them. */
  const see = async (token: string, documentId: number, pages: number[] = ALL_PAGES, revision = 1) => {
    const answer = await call('recordPagesSeen', { token, documentId, revision, pages });
    shop.clock.advance(pages.length * SECOND);
    return answer;
  };

  const acknowledge = (token: string, documentId: number, change: object = {}) =>
    call('acknowledge', { token, documentId, revision: 1, name: 'Rosa Diaz', agreed: true, ...change });

  return {
    ...shop,
    owner,
    revise,
    call,
    readingOf,
    see,
    acknowledge,
    addReader: (added: Parameters<typeof addReader>[1]) => addReader(services, added),
    addSharedDevice: (customerId: string) => addSharedDevice(services, customerId),
  };
};
