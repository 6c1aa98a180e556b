import type { EvidenceScope } from '#shared/contract/reading/evidence.ts';
import type { EvidenceFormat, Paper } from '#shared/reading/evidence-forms.ts';
import { askUntilMade } from '#web/lib/downloads/ask-until-made.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

type Sign = (signal: AbortSignal) => Promise<string>;

/** Each answers where a file can be fetched, once it is made. */
export const signEvidence = (shop: ShopClient) => ({
  export:
    (scope: EvidenceScope, format: EvidenceFormat): Sign =>
    async (signal) => {
      const { customer } = await shop.calls();
      return askUntilMade(() => customer.customer.getReadingExport.query({ scope, format }), signal);
    },
  proof:
    (wanted: { readerId: number; documentId: number; revision?: number }): Sign =>
    async (signal) => {
      const { customer } = await shop.calls();
      return askUntilMade(() => customer.customer.getReadingProof.query(wanted), signal);
    },
  sheet:
    (documentId: number, paper: Paper): Sign =>
    async (signal) => {
      const { customer } = await shop.calls();
      return askUntilMade(() => customer.customer.getSignOffSheet.query({ documentId, paper }), signal);
    },
  scan:
    (id: number): Sign =>
    async () => {
      const { customer } = await shop.calls();
      return (await customer.customer.getSignedSheet.query({ id })).url;
    },
});
