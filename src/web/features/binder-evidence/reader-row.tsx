import type { ReadingState } from '#shared/contract/reading/readers.ts';
import type { DocumentReader } from '#shared/contract/reading/evidence.ts';
import { formatCalendarDay, formatMomentIn } from '#web/lib/format-date.ts';
import { readingSigns } from '#web/lib/reading/reading-signs.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';
import { ProofButton } from './proof-button.tsx';

const cell = 'px-4 py-2.5 align-top max-md:block max-md:py-0.5 sm:px-5';

type ReaderRowProps = { documentId: number; reader: DocumentReader; timeZone: string | null };

export const ReaderRow = ({ documentId, reader, timeZone }: ReaderRowProps) => {
  const name = reader.name || copy.erased(reader.number);
  return (
    <tr className="border-b border-line last:border-b-0 max-md:block max-md:py-2.5">
      <th scope="row" className={`${cell} font-semibold wrap-anywhere text-ink md:w-2/5`}>
        <bdi>{name}</bdi>
        <span className="block text-sm font-normal text-quiet">
          {copy.number(reader.number)}
          {reader.role && (
            <>
              {' '}
              · <bdi>{reader.role}</bdi>
            </>
          )}
        </span>
      </th>
      <td className={cell}>
        <StateOf state={reader.state} />
      </td>
      <td className={`${cell} text-sm ${reader.isOverdue ? 'text-stamp' : ''}`}>
        <Due reader={reader} />
      </td>
      <td className={cell}>
        {reader.read.length > 0 && (
          <ul>
            {reader.read.map(({ revision, at, how }) => (
              <li key={revision} className="flex flex-wrap items-center gap-x-3 text-sm">
                <span>{copy.reading(revision, formatMomentIn(timeZone, at), copy.ways[how])}</span>
                <ProofButton readerId={reader.id} documentId={documentId} revision={revision} name={name} />
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
};

/** Told by word and sign; the colour only helps. */
const StateOf = ({ state }: { state: ReadingState | null }) =>
  state === null ? (
    <span className="text-sm text-quiet">{copy.former}</span>
  ) : (
    <Badge tone={state === 'read' ? 'done' : state === 'outdated' ? 'wrong' : 'neutral'}>
      <Icon name={readingSigns[state]} className="size-3.5" />
      {copy.states[state]}
    </Badge>
  );

const Due = ({ reader: { dueOn, isOverdue } }: { reader: DocumentReader }) => {
  if (dueOn === null) return <span className="max-md:hidden">{copy.noDate}</span>;
  const day = formatCalendarDay(dueOn);
  return isOverdue ? (
    copy.overdue(day)
  ) : (
    <>
      <span className="md:hidden">{copy.columns.due}: </span>
      {day}
    </>
  );
};
