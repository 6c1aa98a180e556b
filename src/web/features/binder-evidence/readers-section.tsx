import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BinderDocumentDetails } from '#shared/contract/binder.ts';
import type { AttachedSheet, DocumentReaders } from '#shared/contract/reading/evidence.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { AttachSheetDialog } from './attaching/attach-sheet-dialog.tsx';
import { copy } from './copy.ts';
import { documentReadersQuery } from './document-readers-query.ts';
import { ReaderTable } from './reader-table.tsx';
import { ReaderTools } from './reader-tools.tsx';
import { SheetList } from './sheet-list.tsx';

type ReadersSectionProps = { document: BinderDocumentDetails };

/** Who has read which revision of a document, who has not, and what proves it. */
export const ReadersSection = ({ document }: ReadersSectionProps) => {
  const { id, timeZone } = document;
  const titleId = useId();
  const queries = useQueryClient();
  const shop = useShop();
  const { data, error, isFetching, refetch } = useQuery(documentReadersQuery(shop, id));
  const [isAttaching, setAttaching] = useState(false);
  const [attached, setAttached] = useState<AttachedSheet>();
  const finish = async (sheet: AttachedSheet) => {
    setAttached(sheet);
    setAttaching(false);
    await queries.invalidateQueries({ queryKey: ['binder'] });
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl font-[650]">
        {copy.title}
      </h2>
      {!data && !error && <Spinner />}
      {!data && error && (
        <Alert tone="error" title={copy.notLoaded}>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </Alert>
      )}
      {data && (
        <>
          <p className="mt-1 mb-3 text-sm text-quiet">{summaryOf(document, data)}</p>
          <ReaderTools document={document} readers={data} onAttach={() => setAttaching(true)} />
          <div className="mb-2">
            <Feedback tone="success">
              {attached && copy.attach.done(attached.recorded, attached.knownBefore)}
            </Feedback>
          </div>
          {data.readers.length > 0 && (
            <Sheet>
              <ReaderTable documentId={id} readers={data.readers} timeZone={timeZone} />
            </Sheet>
          )}
          {data.sheets.length > 0 && <SheetList sheets={data.sheets} timeZone={timeZone} />}
          {isAttaching && (
            <AttachSheetDialog
              document={document}
              readers={data}
              onClose={() => setAttaching(false)}
              onAttached={finish}
            />
          )}
        </>
      )}
    </section>
  );
};

const summaryOf = ({ state, revision }: BinderDocumentDetails, { readers }: DocumentReaders) => {
  const assigned = readers.filter((reader) => reader.state !== null);
  if (assigned.length === 0) return `${copy.nobody} ${copy.nobodyHint}`;
  if (state !== 'in-force') return copy.notInForce(assigned.length);
  const read = assigned.filter((reader) => reader.state === 'read').length;
  return copy.count(read, assigned.length, revision);
};
