import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { forgetProducts } from './product-queries.ts';
import { copy } from './copy.ts';

const { done, undo, undone } = copy.removal;

type Named = { id: number; name: string };

/** Takes a product out of the shop, and offers to take that back. */
export const archiveProduct = async (shop: ShopClient, product: Named) => {
  const { admin } = await shop.calls();
  await admin.deleteProduct.mutate({ id: product.id });
  await forgetProducts(shop);
  showToast({
    tone: 'success',
    text: done(product.name),
    action: { label: undo, onSelect: () => void restoreProduct(shop, product) },
  });
};

const restoreProduct = async (shop: ShopClient, { id, name }: Named) => {
  try {
    const { admin } = await shop.calls();
    await admin.restoreProduct.mutate({ id });
    await forgetProducts(shop);
    showToast({ tone: 'success', text: undone(name) });
  } catch (error) {
    showToast({ tone: 'error', text: messageFor(error, copy.failed).message });
  }
};
