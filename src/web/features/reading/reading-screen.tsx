import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Acknowledgement, ReadingDocument } from '#shared/contract/reading/reading.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy, documentCopy } from './copy.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentReader } from './document/document-reader.tsx';
import type { RenderComparison } from './document/what-changed.tsx';
import { ReadingFrame } from './reading-frame.tsx';
import { readingQuery, refreshReading } from './reading-queries.ts';
import { isForGood, ReadingRefused, ReadingSkeleton } from './reading-states.tsx';
import { Thanks } from './thanks.tsx';

type ReadingScreenProps = {
  token: string;
  documentId: number | undefined;
  onOpen: (id: number | undefined) => void;
  renderComparison: RenderComparison;
  /** What else whoever reads can do. */
  actions?: ReactNode;
};

type Done = { document: ReadingDocument; written: Acknowledgement };

/** What somebody has to read: the list, one document, or thanks for having read it. */
export const ReadingScreen = ({
  token,
  documentId,
  onOpen,
  renderComparison,
  actions,
}: ReadingScreenProps) => {
  const shop = useShop();
  const [done, setDone] = useState<Done>();
  const { data, error, isFetching, refetch } = useQuery(readingQuery(shop, token, documentId));
  const go = (id: number | undefined) => {
    setDone(undefined);
    onOpen(id);
  };
  const toList = documentId !== undefined && (
    <Button variant="link" className="min-h-11" onClick={() => go(undefined)}>
      <Icon name="chevron-left" className="size-4" />
      {documentCopy.back}
    </Button>
  );
  // What is on screen stays there while the shop does not answer: somebody may be reading, or typing their name.
  if (error && (!data || isForGood(error)))
    return (
      <ReadingRefused error={error} isBusy={isFetching} onRetry={() => void refetch()}>
        {toList}
        {actions}
      </ReadingRefused>
    );
  if (!data) return <ReadingSkeleton />;

  const { open, documents } = data;
  const document = documents.find(({ id }) => id === documentId);
  const isThanks = done !== undefined && done.document.id === documentId;
  const view = () => {
    if (documentId === undefined) return <DocumentList documents={documents} onOpen={go} />;
    if (isThanks) {
      const next = documents.find(({ id, state }) => id !== documentId && state !== 'read');
      return <Thanks {...done} next={next} onOpen={go} />;
    }
    if (!document || open?.id !== documentId) return <ReadingSkeleton />;
    return (
      <DocumentReader
        key={`${open.id} ${open.revision}`}
        token={token}
        reading={data}
        open={open}
        document={document}
        renderComparison={renderComparison}
        onDone={(written) => {
          setDone({ document, written });
          void refreshReading(shop);
        }}
      />
    );
  };
  return (
    <ReadingFrame
      businessName={data.businessName}
      logo={data.logo}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span className="wrap-anywhere">{copy.readerOf(data.readerName)}</span>
          {actions}
        </div>
      }
    >
      {!isThanks && <div className="mb-3 empty:hidden">{toList}</div>}
      {view()}
    </ReadingFrame>
  );
};
