import type { LineItem } from '#shared/contract/order.ts';
import { Card } from '#web/ui/paper/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DocumentMenu } from './document-menu.tsx';
import type { FileKind } from '#web/features/orders/downloads/download-offers.ts';
import { SignedImage, type SignPreview } from './signed-image.tsx';
import { copy } from '#web/features/orders/copy.ts';

const { making, failed, view, pages } = copy.document;

type DocumentCardProps = {
  item: LineItem;
  /** Downloads may be closed: then only the name is left to see. */
  isOpen: boolean;
  /** While other files are being handed over. */
  isBlocked: boolean;
  isOpening: boolean;
  sign: SignPreview;
  onView: () => void;
  onDownload: (kind: FileKind) => void;
};

/** A document's place in the grid has its final size from the start, whatever becomes of it. */
export const DocumentCard = (props: DocumentCardProps) => {
  const { item, isOpen, isBlocked, isOpening, sign, onView, onDownload } = props;
  const { name, status, previewImagePath, pageCount, failure } = item;
  const path = isOpen && status === 'GENERATED' ? previewImagePath : null;
  return (
    <Card
      as="li"
      className="flex break-inside-avoid flex-col print:rounded-none print:border-x-0 print:border-t-0"
    >
      <div className="relative aspect-[17/20] border-b border-line bg-desk p-[9%] pb-0 print:hidden">
        {path === null ? (
          <Blank status={status} isOpen={isOpen} />
        ) : (
          <button
            type="button"
            aria-busy={isOpening}
            onClick={onView}
            className="block size-full overflow-hidden rounded-t-sheet border border-b-0 border-faint bg-paper shadow-paper transition-transform duration-250 ease-settle hover:-translate-y-1.5"
          >
            <VisuallyHidden>{view(name)}</VisuallyHidden>
            <SignedImage path={path} alt="" sign={sign} />
            {isOpening && (
              <span className="absolute inset-0 grid place-items-center bg-paper/55 text-green">
                <Spinner className="size-7" />
              </span>
            )}
          </button>
        )}
      </div>
      <div className="grid grow grid-cols-[minmax(0,1fr)_auto] content-start gap-x-1 px-3 py-3.5 sm:gap-x-2 sm:px-4 print:px-0 print:py-1.5">
        <h3 className="text-md leading-snug font-[620] tracking-normal break-words hyphens-auto max-sm:col-span-2 print:col-span-1">
          {name}
        </h3>
        <div className="min-w-0 max-sm:row-start-2 sm:col-start-1 print:col-start-2 print:row-start-1">
          <p className={`mt-1 font-mono text-xs ${status === 'FAILED' ? 'text-stamp' : 'text-quiet'}`}>
            {status === 'GENERATING' && making}
            {status === 'GENERATED' && pageCount !== null && pages(pageCount)}
            {status === 'FAILED' && failed}
          </p>
          {status === 'FAILED' && failure && <p className="mt-1 text-sm">{failure}</p>}
        </div>
        <div className="-mt-1.5 -mr-2 max-sm:row-start-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 print:hidden">
          {path === null ? (
            // Where the menu will be: a name must not wrap anew when its document is finished.
            <span className={`block size-10 ${status === 'FAILED' ? 'max-sm:hidden' : ''}`} />
          ) : (
            <DocumentMenu item={item} isBlocked={isBlocked} onDownload={onDownload} />
          )}
        </div>
      </div>
    </Card>
  );
};

const Blank = ({ status, isOpen }: { status: LineItem['status']; isOpen: boolean }) => (
  <span className="relative block size-full overflow-hidden rounded-t-sheet border border-b-0 border-faint bg-paper">
    {isOpen && status === 'GENERATING' ? (
      <Skeleton className="absolute inset-0 rounded-none" />
    ) : (
      <span className="grid size-full place-items-center">
        <Icon
          name={status === 'FAILED' ? 'alert' : 'page'}
          className={`size-8 ${status === 'FAILED' ? 'text-stamp' : 'text-rule'}`}
        />
      </span>
    )}
  </span>
);
