import { useId } from 'react';
import type { BinderRecord } from '#shared/contract/binder.ts';
import { formatMomentIn } from '#web/lib/format-date.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { copy } from './copy.ts';
import { recordSentence } from './record-sentence.ts';
import { shortHash } from './short-hash.ts';

const words = copy.history;

type RecordListProps = { records: readonly BinderRecord[]; timeZone: string | null };

/** What happened to the document, the latest first. */
export const RecordList = ({ records, timeZone }: RecordListProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl font-[650]">
        {words.title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-quiet">
        {words.text} {timeZone !== null && words.times(timeZone)}
      </p>
      <Sheet>
        <ol>
          {records.toReversed().map((record) => (
            <li
              key={record.position}
              className="grid gap-x-5 border-b border-line px-4 py-2.5 last:border-b-0 sm:grid-cols-[12rem_minmax(0,1fr)] sm:px-5"
            >
              <time dateTime={record.at} className="pt-0.5 font-mono text-xs text-quiet">
                {formatMomentIn(timeZone, record.at)}
              </time>
              <p className="wrap-anywhere text-ink">
                {recordSentence(record)}
                <span className="block font-mono text-xs text-quiet" title={record.hash}>
                  {words.record(record.position)} · {shortHash(record.hash)}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </Sheet>
    </section>
  );
};
