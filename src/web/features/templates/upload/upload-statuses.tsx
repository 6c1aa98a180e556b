import { useEffect, useRef } from 'react';
import type { DocumentFinding } from '#shared/contract/document.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { PageViewButton } from '#web/features/templates/page-view/page-view-button.tsx';
import { FindingList, remarksIn } from '#web/features/templates/finding-list.tsx';
import { ReasonList } from '#web/features/templates/reason-list.tsx';
import type { PendingDocument } from './state/upload-state.ts';
import { accessibilityCopy } from '#web/features/templates/copy.ts';
import { uploadCopy as copy } from './upload-copy.ts';

type Found = {
  id: number;
  findings: readonly DocumentFinding[];
  accessibility: readonly DocumentFinding[] | null;
};

type UploadStatusesProps = {
  documents: readonly PendingDocument[];
  findings: readonly Found[];
  /** Nobody asks any more how those that are pending stand. */
  isKnown: boolean;
};

/** Each submitted document and how it stands; changes are read out as they come. */
export const UploadStatuses = ({ documents, findings, isKnown }: UploadStatusesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const done = documents.filter(({ status }) => status !== 'pending').length;
  return (
    <section aria-labelledby="upload-statuses" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="upload-statuses" ref={heading} tabIndex={-1} className="text-xl font-[650] outline-none">
          {copy.statuses}
        </h2>
        <p role="status" className="font-mono text-xs text-quiet">
          {copy.progress(done, documents.length)}
        </p>
      </div>
      <ul aria-live="polite" className="border-t border-ink">
        {documents.map((document) => (
          <li key={document.id} aria-atomic="true" className="flex flex-col gap-2 border-b border-line py-3">
            <div className="flex items-start justify-between gap-4">
              <span className="text-ink wrap-anywhere">{document.name}</span>
              <Status status={document.status === 'pending' && !isKnown ? 'unknown' : document.status} />
            </div>
            <ReasonList reasons={document.reasons} />
            {document.status !== 'pending' && (
              <span>
                <PageViewButton name={document.name} viewed={{ documentId: document.id }} />
              </span>
            )}
            <Remarks found={findings.find(({ id }) => id === document.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const signs = {
  pending: <Spinner />,
  complete: <Icon name="check" />,
  failed: <Icon name="alert" />,
  unknown: <Icon name="info" />,
};
const tones = { pending: 'text-quiet', complete: 'text-green', failed: 'text-stamp', unknown: 'text-quiet' };

const Status = ({ status }: { status: PendingDocument['status'] | 'unknown' }) => (
  <span className={`flex shrink-0 items-center gap-1.5 text-md ${tones[status]}`}>
    {signs[status]}
    {copy[status]}
  </span>
);

const Remarks = ({ found }: { found: Found | undefined }) => {
  if (!found) return null;
  const { findings, accessibility } = found;
  return (
    <>
      {remarksIn(findings).length === 0 && <p className="text-sm text-quiet">{copy.clean}</p>}
      <FindingList findings={findings} />
      {accessibility && (
        <p className="text-sm text-quiet">
          {accessibility.length === 0
            ? accessibilityCopy.yes
            : accessibilityCopy.missing(accessibility.length)}
        </p>
      )}
      {accessibility && accessibility.length > 0 && <FindingList findings={accessibility} />}
    </>
  );
};
