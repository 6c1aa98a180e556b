import type { ManualKind } from '#shared/binder/manual-kinds.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { TakesLonger } from '#web/lib/downloads/takes-longer.ts';

/** So often somebody who waits for it is asked for: two minutes. */
const MOST_TRIES = 60;

/** As the binder stands when it is asked for: if that is another one than was shown, it is waited for. */
export const signManual = async (
  shop: ShopClient,
  kind: ManualKind,
  signal: AbortSignal,
): Promise<string> => {
  const { customer } = await shop.calls();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    signal.throwIfAborted();
    const { state, file } = await customer.customer.getManual.query({ kind });
    if (file) return file.url;
    if (state !== 'making') break;
    await new Promise((resolve) => setTimeout(resolve, orderPolling.pollMs));
  }
  throw new TakesLonger();
};
