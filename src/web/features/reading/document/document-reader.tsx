import { useCallback, useState } from 'react';
import type { Acknowledgement, Reading, ReadingDocument } from '#shared/contract/reading/reading.ts';
import { documentCopy as copy, listCopy } from '#web/features/reading/copy.ts';
import { type ReadDocument, refreshReading } from '#web/features/reading/reading-queries.ts';
import { useFocusedHeading } from '#web/features/reading/use-focused-heading.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { AcknowledgeForm, FORM_ID } from './acknowledge-form.tsx';
import { DocumentPage, type Look } from './document-page.tsx';
import { LookSwitch } from './look-switch.tsx';
import { MissingPages } from './missing-pages.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { missingPages } from './seen-pages.ts';
import { useSeenPages } from './use-seen-pages.ts';
import { type RenderComparison, WhatChanged } from './what-changed.tsx';

type DocumentReaderProps = {
  token: string;
  reading: Reading;
  open: NonNullable<Reading['open']>;
  document: ReadingDocument;
  renderComparison: RenderComparison;
  onDone: (written: Acknowledgement) => void;
};

/** All pages of a document one below the other, and at their end what somebody says of them. */
export const DocumentReader = ({
  token,
  reading,
  open,
  document,
  renderComparison,
  onDone,
}: DocumentReaderProps) => {
  const shop = useShop();
  const heading = useFocusedHeading();
  const [look, setLook] = useState<Look>('pages');
  const refresh = useCallback(() => void refreshReading(shop), [shop]);
  const read: ReadDocument = { token, documentId: open.id, revision: open.revision };
  const { seen, unsent, failures, onSeen } = useSeenPages({
    read,
    readerName: reading.readerName,
    document,
    onRefused: refresh,
  });
  const count = document.pageCount;
  const missing = missingPages(seen, count);
  const isRead = document.state === 'read';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-[650] wrap-anywhere sm:text-3xl">
        {document.title}
      </h1>
      <p className="mt-1.5 mb-5 font-mono text-xs text-quiet">
        {[document.number, listCopy.revision(open.revision), listCopy.pages(count)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {document.acknowledgedAt && (
        <div className="mb-5">
          <Alert title={copy.alreadyRead(formatDay(document.acknowledgedAt))} />
        </div>
      )}
      {open.change && <WhatChanged read={read} change={open.change} renderComparison={renderComparison} />}
      {open.pages.length === 0 ? (
        <Feedback tone="busy">{copy.drawing}</Feedback>
      ) : (
        <>
          <LookSwitch look={look} onChange={setLook} />
          <div className="flex flex-col gap-6">
            {open.pages.map((page) => (
              <DocumentPage
                key={page.page}
                page={page}
                count={count}
                look={look}
                isSeen={isRead || seen.includes(page.page)}
                onSeen={onSeen}
                onStale={refresh}
              />
            ))}
          </div>
          {!isRead && (
            <>
              <div className="mt-8 mb-6">
                {missing.length > 0 ? (
                  <MissingPages missing={missing} />
                ) : (
                  <AcknowledgeForm
                    read={read}
                    statement={reading.statement}
                    canMail={reading.canMail}
                    isSaved={unsent.length === 0}
                    onDone={onDone}
                    onRefused={refresh}
                  />
                )}
              </div>
              <ReadingProgress
                seen={count - missing.length}
                count={count}
                missing={missing}
                isUnsaved={failures > 0}
                onFinish={goToForm}
              />
            </>
          )}
        </>
      )}
    </>
  );
};

const goToForm = () => {
  const title = document.getElementById(`${FORM_ID}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
};
