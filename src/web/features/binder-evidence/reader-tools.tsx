import { Link } from '@tanstack/react-router';
import type { BinderDocumentDetails } from '#shared/contract/binder.ts';
import type { DocumentReaders } from '#shared/contract/reading/evidence.ts';
import { papers } from '#shared/reading/evidence-forms.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { copy } from './copy.ts';
import { DownloadNews } from './download-news.tsx';
import { ExportMenu } from './export-menu.tsx';
import { signEvidence } from './sign-evidence.ts';

type ReaderToolsProps = { document: BinderDocumentDetails; readers: DocumentReaders; onAttach: () => void };

/** What can be done on paper, and taken away. */
export const ReaderTools = ({ document: { id, state }, readers, onAttach }: ReaderToolsProps) => {
  const sign = signEvidence(useShop());
  const { downloading, download } = useDownload<string>();
  const isBusy = downloading.state === 'busy';
  return (
    <div className="flex flex-col gap-1.5 print:hidden">
      <div role="group" aria-label={copy.title} className="flex flex-wrap gap-2.5">
        {state !== 'withdrawn' && (
          <Link
            to="/binder/people"
            search={{ assign: String(id) }}
            className={buttonStyles({ variant: 'ghost', size: 'sm' })}
          >
            <Icon name="person" className="size-4" />
            {copy.assign}
          </Link>
        )}
        {state === 'in-force' && (
          <Menu
            trigger={
              <Button variant="ghost" size="sm" disabled={isBusy}>
                <Icon name="page" className="size-4" />
                {copy.sheet.menu}
              </Button>
            }
          >
            {papers.map((paper) => (
              <MenuItem key={paper} onSelect={() => void download(paper, sign.sheet(id, paper))}>
                {copy.sheet.papers[paper]}
              </MenuItem>
            ))}
          </Menu>
        )}
        {readers.revisions.length > 0 && (
          <Button variant="ghost" size="sm" onClick={onAttach}>
            <Icon name="upload" className="size-4" />
            {copy.attach.button}
          </Button>
        )}
        {readers.readers.length > 0 && (
          <ExportMenu
            isBusy={isBusy}
            onExport={(format) =>
              void download(format, sign.export({ of: 'document', documentId: id }, format))
            }
          />
        )}
      </div>
      <DownloadNews downloading={downloading} />
    </div>
  );
};
