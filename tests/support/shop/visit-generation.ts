import type { BinderPage } from '#shared/contract/binder.ts';
import type { OrderVersion } from '#shared/contract/order.ts';
import { orderVersions } from '#shared/limits/order-versions.ts';
import { coolerLimit, createQuestions, letAsk } from './ask-questions.ts';
import { dataOf } from './calls.ts';
import type { Buyer } from './checkout-shop.ts';
import type { GenerationShop } from './generation-shop.ts';
import { seedVersions } from '#tests/support/database/seed-versions.ts';

/** Somebody buys a document, gets it, looks through it, takes it away, and has it made again until the oldest goes. */
export const visitGeneration = async (shop: GenerationShop) => {
  const product = await shop.sellDocuments('Generated', [{ name: 'Letter' }]);
  const buyer = await shop.buyer('reader@example.com');
  await shop.giveLogo(buyer);
  const orderId = await shop.buy(buyer, product.stripePriceId);
  await shop.generate();
  const [letter] = await shop.itemsOf(buyer, orderId);
  await buyer.get('getCustomerOrderDocumentPages', { orderId, lineItemId: letter?.id });
  const { url } = await dataOf<{ url: string }>(await buyer.get('getOrderZipUrl', { orderId }));
  await shop.fetch(url);
  const lineItemIds = letter ? [letter.id] : [];
  await seedVersions(shop.services, {
    orderId,
    lineItemIds,
    from: 2,
    to: orderVersions.earlierKept + 2,
  });
  await dataOf(await buyer.post('regenerateOrder', { orderId }));
  await shop.generate();
  const versions = await dataOf<OrderVersion[]>(await buyer.get('getCustomerOrderVersions', { orderId }));
  const earlier = await dataOf<{ url: string }>(
    await buyer.get('getOrderZipUrl', { orderId, version: versions[0]?.number }),
  );
  await shop.fetch(earlier.url);
  await buyer.post('retryLineItems', { orderId });
  await visitBinder(shop, buyer);
  await visitQuestions(shop, product.documentIdList[0] ?? 0, { buyer, orderId });
};

/** The buyer looks into the binder, approves what there is, reviews it, and withdraws it. */
const visitBinder = async ({ generate }: GenerationShop, buyer: Buyer) => {
  await buyer.post('setTimeZone', { timeZone: 'Europe/Berlin' });
  const { documents, today } = await dataOf<BinderPage>(await buyer.get('getBinder', { search: 'letter' }));
  const ids = documents.map(({ id }) => id);
  await buyer.get('getBinderDocument', { id: ids[0] });
  const approval = { ids, name: 'Ann Lee', role: 'Owner', effectiveDate: today };
  await dataOf(await buyer.post('approveDocuments', approval));
  await generate();
  for (const need of ['approve', 'update', 'review']) await buyer.get('getBinder', { need });
  await dataOf(await buyer.post('reviewDocuments', { ids, name: 'Ann Lee' }));
  await dataOf(await buyer.post('withdrawDocuments', { ids, name: 'Ann Lee', reason: 'Closed' }));
};

/** The document asks something, the buyer answers, and has it made again with that. */
const visitQuestions = async (
  { asAdmin, services, generate }: GenerationShop,
  templateId: number,
  { buyer, orderId }: { buyer: Buyer; orderId: number },
) => {
  const [question] = await createQuestions(asAdmin, coolerLimit);
  await letAsk(services.db, templateId, ['cooler_limit']);
  await asAdmin.get('questions');
  await asAdmin.post('updateQuestion', { ...coolerLimit, id: question?.id, revision: 1, key: 'cooler' });
  await asAdmin.post('archiveQuestion', { id: question?.id });
  await buyer.post('setCustomerAnswers', { answers: { cooler_limit: 40 } });
  await buyer.get('getOrderQuestions', { orderId });
  await dataOf(await buyer.post('applyOrderAnswers', { orderId }));
  await generate();
  await buyer.post('setCustomerAnswers', { answers: { cooler_limit: null } });
};
