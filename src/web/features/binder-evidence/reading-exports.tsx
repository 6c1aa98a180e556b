import type { EvidenceScope } from '#shared/contract/reading/evidence.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { DownloadNews } from './download-news.tsx';
import { ExportMenu } from './export-menu.tsx';
import { signEvidence } from './sign-evidence.ts';

/** Who has read what as a file: all of it, or what one person or one document is concerned with. */
export const ReadingExports = ({ scope }: { scope: EvidenceScope }) => {
  const sign = signEvidence(useShop());
  const { downloading, download } = useDownload<string>();
  return (
    <div className="flex flex-wrap items-center gap-y-1 print:hidden [&>[role=status]:not(:empty)]:mx-2">
      <ExportMenu
        isBusy={downloading.state === 'busy'}
        onExport={(format) => void download(format, sign.export(scope, format))}
      />
      <DownloadNews downloading={downloading} />
    </div>
  );
};
