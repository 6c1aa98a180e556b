import { useDownload } from '#web/lib/downloads/use-download.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';
import { DownloadNews } from './download-news.tsx';
import { signEvidence } from './sign-evidence.ts';

type ProofButtonProps = { readerId: number; documentId: number; revision: number; name: string };

/** That somebody has read a revision, in one click. */
export const ProofButton = ({ name, ...wanted }: ProofButtonProps) => {
  const sign = signEvidence(useShop());
  const { downloading, download } = useDownload<string>();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button
        variant="link"
        size="sm"
        busy={downloading.state === 'busy'}
        aria-label={copy.proofOf(name, wanted.revision)}
        onClick={() => void download('proof', sign.proof(wanted))}
      >
        {copy.proof}
      </Button>
      {downloading.state !== 'idle' && <DownloadNews downloading={downloading} />}
    </span>
  );
};
