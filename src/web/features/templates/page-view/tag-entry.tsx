import type { PageViewEntry } from '#shared/contract/page-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { beginningsOf, entryId } from './choosing.ts';
import { KindSign } from './kind-sign.tsx';
import { copy } from './copy.ts';

/** The first are enough to find the others by. */
const SHOWN_PLACES = 5;

type TagEntryProps = {
  entry: PageViewEntry;
  number: number;
  drawnCount: number | null;
  /** Which of its marks is looked at; undefined unless it is chosen. */
  looked: number | undefined;
  onChoose: () => void;
  onMove: (by: 1 | -1) => void;
};

export const TagEntry = ({ entry, number, drawnCount, looked, onChoose, onMove }: TagEntryProps) => {
  const { kind, title, count, places } = entry;
  const isChosen = looked !== undefined;
  const shown = places.slice(0, SHOWN_PLACES);
  return (
    <li className={`border-b border-line ${isChosen ? 'bg-mist' : ''}`}>
      <button
        type="button"
        id={entryId(number)}
        aria-pressed={isChosen}
        className="flex w-full items-start gap-2.5 px-1.5 py-2 text-left text-sm hover:bg-desk aria-pressed:hover:bg-mist"
        onClick={onChoose}
      >
        <KindSign kind={kind} className="mt-0.5" />
        <span
          className={`grow wrap-anywhere text-ink ${isTag(entry) ? 'font-mono text-xs' : ''} ${isChosen ? '' : 'line-clamp-3'}`}
        >
          {title}
        </span>
        {drawnCount !== null && isUnseen(entry) && (
          <span className="shrink-0 text-xs text-quiet">{copy.noMark}</span>
        )}
        <span className="shrink-0 font-mono text-xs text-quiet">{copy.times(count)}</span>
      </button>
      {isChosen && (
        <div className="flex flex-col gap-2 px-1.5 pb-3 pl-9 text-sm">
          <ul className="flex flex-col gap-1 text-quiet">
            {shown.map((place) => (
              <li key={place} className="wrap-anywhere">
                {place}
              </li>
            ))}
            {places.length > shown.length && <li>{copy.morePlaces(places.length - shown.length)}</li>}
          </ul>
          {drawnCount !== null && (
            <Looking entry={entry} looked={looked} drawnCount={drawnCount} onMove={onMove} />
          )}
        </div>
      )}
    </li>
  );
};

/** A remark may be of the whole file. */
const isUnseen = ({ kind, marks }: PageViewEntry) => kind !== 'remark' && marks.length === 0;

const isTag = ({ kind }: PageViewEntry) => kind !== 'mistake' && kind !== 'remark';

type LookingProps = Pick<TagEntryProps, 'entry' | 'onMove'> & { looked: number; drawnCount: number };

/** Which of its marks is looked at, and the way to the others. */
const Looking = ({ entry, looked, drawnCount, onMove }: LookingProps) => {
  const mark = entry.marks[looked];
  const beginnings = beginningsOf(entry);
  if (!mark) return isUnseen(entry) ? <p className="text-quiet">{copy.unseen}</p> : null;
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="font-mono text-xs text-ink">
        {mark.page > drawnCount
          ? copy.notDrawn(mark.page)
          : copy.seen(beginnings.indexOf(looked) + 1, beginnings.length, mark.page)}
      </p>
      {beginnings.length > 1 && (
        <span className="flex gap-1">
          <MoveButton label={copy.previous} icon="chevron-up" onMove={() => onMove(-1)} />
          <MoveButton label={copy.next} icon="chevron-down" onMove={() => onMove(1)} />
        </span>
      )}
    </div>
  );
};

type MoveButtonProps = { label: string; icon: 'chevron-up' | 'chevron-down'; onMove: () => void };

const MoveButton = ({ label, icon, onMove }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-8 place-items-center rounded-control border border-edge bg-paper hover:border-ink"
    onClick={onMove}
  >
    <Icon name={icon} className="size-4" />
  </button>
);
