import { orderPolling } from '#shared/limits/order-polling.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { TakesLonger } from './takes-longer.ts';

/** So often somebody who waits for it is asked for: two minutes. */
const MOST_TRIES = 60;

/** The PDF is made by a job: it is asked for until it is there. */
export const signMasterListPdf = async (shop: ShopClient, signal: AbortSignal): Promise<string> => {
  const { customer } = await shop.calls();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    signal.throwIfAborted();
    const { url } = await customer.customer.getMasterListUrl.query({ format: 'pdf' });
    if (url !== null) return url;
    await new Promise((resolve) => setTimeout(resolve, orderPolling.pollMs));
  }
  throw new TakesLonger();
};
