import { dataOf } from './catalog-shop.ts';
import type { GenerationShop } from './generation-shop.ts';

/** Somebody buys a document, gets it, looks through it, takes it away and has it made again. */
export const visitGeneration = async (shop: GenerationShop) => {
  const product = await shop.sellDocuments('Generated', [{ name: 'Letter' }]);
  const buyer = await shop.buyer('reader@example.com');
  const orderId = await shop.buy(buyer, product.stripePriceId);
  await shop.generate();
  const [letter] = await shop.itemsOf(buyer, orderId);
  await buyer.get('getCustomerOrderDocumentPages', { orderId, lineItemId: letter?.id });
  const { url } = await dataOf<{ url: string }>(await buyer.get('getOrderZipUrl', { orderId }));
  await shop.fetch(url);
  await buyer.post('regenerateOrder', { orderId });
  await shop.generate();
  await buyer.post('retryLineItems', { orderId });
};
