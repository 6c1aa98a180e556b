import { askUntilMade } from '#web/lib/downloads/ask-until-made.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

/** The PDF is made by a job: it is asked for until it is there. */
export const signMasterListPdf = async (shop: ShopClient, signal: AbortSignal): Promise<string> => {
  const { customer } = await shop.calls();
  return askUntilMade(() => customer.customer.getMasterListUrl.query({ format: 'pdf' }), signal);
};
