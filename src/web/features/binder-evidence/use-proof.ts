import { useEffect } from 'react';
import { useDownload } from '#web/lib/downloads/use-download.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { copy } from './copy.ts';
import { signEvidence } from './sign-evidence.ts';

const words = copy.exports;

/** That somebody has read a document: of the latest revision they have. Told in the corner, since it is asked for all over the page. */
export const useProof = () => {
  const sign = signEvidence(useShop());
  const { downloading, download } = useDownload<string>();
  useEffect(() => {
    if (downloading.state === 'busy') showToast({ tone: 'info', text: words.making });
    if (downloading.state === 'done') showToast({ tone: 'success', text: words.done });
    if (downloading.state === 'failed') showToast({ tone: 'error', text: downloading.problem });
  }, [downloading]);
  return (readerId: number, documentId: number) =>
    void download('proof', sign.proof({ readerId, documentId }));
};
