import type { PageViewEntry } from '#shared/contract/page-view.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Chosen } from './choosing.ts';
import { KINDS } from './kind-signs.ts';
import { TagEntry } from './tag-entry.tsx';
import { copy } from './copy.ts';

type TagListProps = {
  entries: readonly PageViewEntry[];
  /** Those that can be looked at, or will be. */
  drawnCount: number | null;
  chosen: Chosen;
  onChoose: (entry: number) => void;
  onMove: (by: 1 | -1) => void;
};

/** Every different tag, mistake and remark once, by its kind. */
export const TagList = ({ entries, drawnCount, chosen, onChoose, onMove }: TagListProps) => {
  const numbered = entries.map((entry, number) => ({ entry, number }));
  const groups = KINDS.map((kind) => ({ kind, list: numbered.filter(({ entry }) => entry.kind === kind) }));
  const hasTags = entries.some(({ kind }) => kind !== 'remark');
  return (
    <div className="flex flex-col gap-5">
      {!hasTags && <EmptyState title={copy.noTags}>{copy.noTagsHint}</EmptyState>}
      {groups
        .filter(({ list }) => list.length > 0)
        .map(({ kind, list }) => (
          <section key={kind} aria-labelledby={`page-view-${kind}`}>
            <h3
              id={`page-view-${kind}`}
              className="flex items-baseline justify-between gap-3 border-b border-ink pb-1 text-md font-[650]"
            >
              {copy.kinds[kind]}
              <span className="font-mono text-xs font-normal text-quiet">{list.length}</span>
            </h3>
            <ul>
              {list.map(({ entry, number }) => (
                <TagEntry
                  key={`${kind} ${entry.title}`}
                  entry={entry}
                  number={number}
                  drawnCount={drawnCount}
                  looked={chosen?.entry === number ? chosen.mark : undefined}
                  onChoose={() => onChoose(number)}
                  onMove={onMove}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};
