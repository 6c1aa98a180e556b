import type { DocumentReaders } from '#shared/contract/reading/evidence.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';
import { formatMomentIn } from '#web/lib/format-date.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';
import { DownloadNews } from './download-news.tsx';
import { signEvidence } from './sign-evidence.ts';

const words = copy.sheet;

type SheetListProps = { sheets: DocumentReaders['sheets']; timeZone: string | null };

/** What was signed on paper. */
export const SheetList = ({ sheets, timeZone }: SheetListProps) => {
  const sign = signEvidence(useShop());
  const { downloading, download } = useDownload<string>();
  return (
    <div className="mt-4">
      <h3 className="font-semibold text-ink">{words.list}</h3>
      <ul>
        {sheets.map(({ id, revision, attachedAt, readers }) => {
          const moment = formatMomentIn(timeZone, attachedAt);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
              <span>{words.entry(revision, moment, words.people(readers))}</span>
              <Button
                variant="link"
                size="sm"
                busy={downloading.state === 'busy' && downloading.id === String(id)}
                aria-label={words.downloadOf(revision, moment)}
                onClick={() => void download(String(id), sign.scan(id))}
              >
                {words.download}
              </Button>
            </li>
          );
        })}
      </ul>
      <DownloadNews downloading={downloading} />
    </div>
  );
};
