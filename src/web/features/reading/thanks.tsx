import type { Acknowledgement, ReadingDocument } from '#shared/contract/reading/reading.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { thanksCopy as copy } from './copy.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

type ThanksProps = {
  document: ReadingDocument;
  written: Acknowledgement;
  next: ReadingDocument | undefined;
  onOpen: (id: number | undefined) => void;
};

/** What was written down, and what comes next. */
export const Thanks = ({ document, written, next, onOpen }: ThanksProps) => {
  const heading = useFocusedHeading();
  const facts = [
    [copy.document, [document.number, document.title].filter(Boolean).join(' ')],
    [copy.revision, String(written.revision)],
    [copy.statement, written.statement],
    [copy.time, formatMoment(written.acknowledgedAt)],
    [copy.hash, written.sha256],
  ] as const;
  return (
    <div className="rounded-card bg-paper p-5 shadow-paper sm:p-8">
      <Icon name="check" className="size-9 text-green" />
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl font-[650] sm:text-3xl">
        {copy.title}
      </h1>
      <p className="mt-2">{copy.text}</p>
      <dl className="mt-5 grid gap-x-5 gap-y-2 border-y border-line py-4 text-md sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-quiet">{term}</dt>
            <dd
              className={`mb-2 wrap-anywhere text-ink sm:mb-0 ${term === copy.hash ? 'font-mono text-xs' : ''}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {copy.copies[written.copy] && <p className="mt-4">{copy.copies[written.copy]}</p>}
      {!next && <p className="mt-4 font-semibold text-ink">{copy.done}</p>}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        {next && (
          <Button
            size="lg"
            className="h-auto min-h-12.5 py-2 whitespace-normal"
            onClick={() => onOpen(next.id)}
          >
            {copy.next(next.title)}
          </Button>
        )}
        <Button size="lg" variant={next ? 'ghost' : 'primary'} onClick={() => onOpen(undefined)}>
          {copy.list}
        </Button>
      </div>
    </div>
  );
};
