import type { BinderRevision } from '#shared/contract/binder.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';

const words = copy.files;

type RevisionFilesProps = { documentId: number; revision: BinderRevision };

/** The files of one revision to download. Those that are not to be worked with say so, here and on every page. */
export const RevisionFiles = ({ documentId, revision: { revision, state, files } }: RevisionFilesProps) => {
  const shop = useShop();
  const { downloading, download } = useDownload<'pdf' | 'docx' | 'xlsx'>();
  const signFor = (format: 'pdf' | 'docx' | 'xlsx') => async () => {
    const { customer } = await shop.calls();
    return (await customer.customer.getRevisionFile.query({ id: documentId, revision, format })).url;
  };
  const stamped = state === 'superseded' || state === 'withdrawn' ? words.stamped[state] : undefined;
  return (
    <div className="mt-4 print:hidden">
      <div role="group" aria-label={words.label(revision)} className="flex flex-wrap gap-2.5">
        {files.map(({ format }) => (
          <Button
            key={format}
            variant="ghost"
            size="sm"
            busy={downloading.state === 'busy' && downloading.id === format}
            aria-label={words.download(words.formats[format], revision)}
            onClick={() => void download(format, signFor(format))}
          >
            <Icon name="download" className="size-4" />
            {words.formats[format]}
          </Button>
        ))}
      </div>
      {stamped && <p className="mt-2 text-sm text-quiet">{stamped}</p>}
      {downloading.state === 'failed' && (
        <div className="mt-2">
          <Feedback tone="error">{downloading.problem}</Feedback>
        </div>
      )}
    </div>
  );
};
