import { memo } from 'react';
import type { ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { cellStateOf, progressOf } from '#web/features/binder-people/cell-state.ts';
import { copy } from '#web/features/binder-people/copy.ts';
import { StateMark } from '#web/features/binder-people/state-mark.tsx';

const words = copy.matrix;

type MatrixRowProps = {
  person: ReadingMatrix['people'][number];
  documents: ReadingMatrix['documents'];
  /** Counted from 1; the headings are row 0. */
  row: number;
  top: number;
  /** The column the keyboard is in, if it is in this row. */
  focused: number | undefined;
};

const CELL = 'flex items-center border-r border-b border-line px-2';

/** One person. Its cells are told apart by their place: clicks and keys are heard by the grid. */
export const MatrixRow = memo(({ person, documents, row, top, focused }: MatrixRowProps) => {
  const { read, all } = progressOf(person);
  const progress = words.progress(read, all);
  const tabIndexOf = (column: number) => (column === focused ? 0 : -1);
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className="absolute left-0 grid h-(--matrix-row) grid-cols-(--matrix-columns) bg-paper hover:bg-desk"
      style={{ top }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={[person.name, person.role, progress].filter(Boolean).join(', ')}
        data-place={`${row} 0`}
        tabIndex={tabIndexOf(0)}
        className={`${CELL} sticky left-0 z-10 cursor-pointer bg-inherit pl-3`}
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold text-ink underline underline-offset-4">
            <bdi>{person.name}</bdi>
          </span>
          <span className="block truncate text-xs text-quiet">
            {person.role && (
              <>
                <bdi>{person.role}</bdi> ·{' '}
              </>
            )}
            {progress}
          </span>
        </span>
      </div>
      {documents.map(({ id }, index) => {
        const cell = cellStateOf(person.cells[index]);
        const isProof = cell?.state === 'read';
        return (
          <div
            key={id}
            role="gridcell"
            aria-colindex={index + 2}
            data-place={`${row} ${index + 1}`}
            tabIndex={tabIndexOf(index + 1)}
            className={`${CELL} justify-center ${isProof ? 'cursor-pointer underline underline-offset-4' : ''}`}
          >
            {cell ? <StateMark cell={cell} /> : <span className="sr-only">{words.notAssigned}</span>}
            {isProof && <span className="sr-only">, {words.proof}</span>}
          </div>
        );
      })}
    </div>
  );
});
