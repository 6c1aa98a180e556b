import { useDownload } from '#web/lib/downloads/use-download.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { signEvidence } from './sign-evidence.ts';

/** That somebody has read a document: of the latest revision they have. */
export const useProof = () => {
  const sign = signEvidence(useShop());
  const { downloading, download } = useDownload<string>();
  const prove = (readerId: number, documentId: number) =>
    void download('proof', sign.proof({ readerId, documentId }));
  return { downloading, prove };
};
