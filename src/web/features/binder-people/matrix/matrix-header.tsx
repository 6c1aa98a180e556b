import type { ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { copy } from '#web/features/binder-people/copy.ts';

type MatrixHeaderProps = {
  documents: ReadingMatrix['documents'];
  /** The column the keyboard is in, if it is in the headings. */
  focused: number | undefined;
};

export const MatrixHeader = ({ documents, focused }: MatrixHeaderProps) => (
  <div role="row" aria-rowindex={1} className="grid h-(--matrix-head) grid-cols-(--matrix-columns) bg-desk">
    <div
      role="columnheader"
      aria-colindex={1}
      data-place="0 0"
      tabIndex={focused === 0 ? 0 : -1}
      className="sticky left-0 z-10 flex items-end border-r border-b border-ink bg-desk px-3 py-2 text-sm font-semibold text-ink"
    >
      {copy.matrix.person}
    </div>
    {documents.map(({ id, number, title, isInForce }, index) => (
      <div
        key={id}
        role="columnheader"
        aria-colindex={index + 2}
        data-place={`0 ${index + 1}`}
        tabIndex={focused === index + 1 ? 0 : -1}
        title={title}
        className="flex flex-col justify-end border-r border-b border-ink px-2 py-2 text-xs text-ink"
      >
        {number && <span className="truncate font-mono text-quiet">{number} </span>}
        <span className="line-clamp-4 font-semibold wrap-anywhere">{title}</span>
        {!isInForce && <span className="text-quiet">{copy.states.waiting}</span>}
      </div>
    ))}
  </div>
);
