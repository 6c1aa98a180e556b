import type { ReadingDocument } from '#shared/contract/reading/reading.ts';
import { formatCalendarDay, formatDay } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { listCopy as copy } from './copy.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

type DocumentListProps = { documents: readonly ReadingDocument[]; onOpen: (id: number) => void };

export const DocumentList = ({ documents, onOpen }: DocumentListProps) => {
  const heading = useFocusedHeading();
  const toRead = documents.filter(({ state }) => state !== 'read').length;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-[650] sm:text-3xl">
        {copy.title}
      </h1>
      {toRead === 0 ? (
        <div className="mt-5">
          <EmptyState icon="check" title={copy.upToDate}>
            {documents.length === 0 ? copy.none : copy.upToDateHint}
          </EmptyState>
        </div>
      ) : (
        <p className="mt-1.5">{copy.toRead(toRead)}</p>
      )}
      <ul className="mt-5 flex flex-col gap-3 pb-4">
        {documents.map((document) => (
          <ListedDocument key={document.id} document={document} onOpen={() => onOpen(document.id)} />
        ))}
      </ul>
    </>
  );
};

const ListedDocument = ({ document, onOpen }: { document: ReadingDocument; onOpen: () => void }) => {
  const { number, title, revision, state, pageCount, pagesSeen } = document;
  const isRead = state === 'read';
  const action = isRead ? copy.lookAgain : pagesSeen.length > 0 ? copy.goOn : copy.read;
  const facts = [
    number,
    copy.revision(revision),
    !isRead && pagesSeen.length > 0 ? copy.seen(pagesSeen.length, pageCount) : copy.pages(pageCount),
  ];
  return (
    <li className="flex flex-col gap-3 rounded-card bg-paper p-4 shadow-paper sm:flex-row sm:items-center sm:justify-between sm:p-5">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        <p className="mt-1 font-mono text-xs text-quiet">{facts.filter(Boolean).join(' · ')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <Badge tone={isRead ? 'done' : 'neutral'}>{copy.states[state]}</Badge>
          <DueDay document={document} />
        </p>
      </div>
      <Button
        size="lg"
        variant={isRead ? 'ghost' : 'primary'}
        className="shrink-0"
        aria-label={copy.actionOf(action, title)}
        onClick={onOpen}
      >
        {action}
      </Button>
    </li>
  );
};

/** Days are compared as they are written: 2026-11-17 is before 2026-11-18. */
const today = () => new Date().toLocaleDateString('sv-SE');

const DueDay = ({ document: { dueOn, acknowledgedAt } }: { document: ReadingDocument }) => {
  if (acknowledgedAt) return <span>{copy.readOn(formatDay(acknowledgedAt))}</span>;
  if (dueOn === null) return null;
  const day = formatCalendarDay(dueOn);
  return dueOn < today() ? (
    <span className="font-semibold text-stamp">{copy.overdue(day)}</span>
  ) : (
    <span>{copy.due(day)}</span>
  );
};
