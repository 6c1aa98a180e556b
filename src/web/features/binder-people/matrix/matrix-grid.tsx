import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { cellStateOf } from '#web/features/binder-people/cell-state.ts';
import { copy } from '#web/features/binder-people/copy.ts';
import type { OnProof } from '#web/features/binder-people/evidence-slots.ts';
import { type GridPlace, moveInGrid, withinGrid } from './grid-focus.ts';
import { MatrixHeader } from './matrix-header.tsx';
import { MatrixRow } from './matrix-row.tsx';
import { useRowWindow } from './use-row-window.ts';

const words = copy.matrix;

const ROW_HEIGHT = 52;
const HEAD_HEIGHT = 112;
const NAME_WIDTH = 232;
const CELL_WIDTH = 104;

type MatrixGridProps = {
  matrix: ReadingMatrix;
  onPerson: (id: number) => void;
  onProof: OnProof;
};

/** People and documents as a grid that is one stop for the Tab key. Only rows near the visible part exist, and the one with the focus. */
export const MatrixGrid = ({ matrix: { people, documents }, onPerson, onProof }: MatrixGridProps) => {
  const box = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const size = { rows: people.length + 1, columns: documents.length + 1 };
  const [wanted, setWanted] = useState<GridPlace>({ row: people.length > 0 ? 1 : 0, column: 0 });
  const place = withinGrid(wanted, size);
  const moved = useRef(false);
  const range = useRowWindow(box, ROW_HEIGHT);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    focusPlace(box.current, place);
  });
  const goTo = (next: GridPlace) => {
    moved.current = true;
    setWanted(next);
  };
  const open = ({ row, column }: GridPlace) => {
    const person = people[row - 1];
    if (!person) return;
    const document = documents[column - 1];
    if (document && cellStateOf(person.cells[column - 1])?.state === 'read') onProof(person.id, document.id);
    else onPerson(person.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(place);
    }
    const next = moveInGrid(place, event, size);
    if (!next) return undefined;
    event.preventDefault();
    return goTo(next);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const clicked = placeOf(target);
    if (!clicked) return;
    setWanted(clicked);
    const isProof = cellStateOf(people[clicked.row - 1]?.cells[clicked.column - 1])?.state === 'read';
    if (clicked.column === 0 || isProof) open(clicked);
  };
  const isShown = (index: number) => (index >= range.from && index < range.to) || index === place.row - 1;
  return (
    <div className="max-md:hidden">
      <p id={helpId} className="sr-only">
        {words.help}
      </p>
      <div
        ref={box}
        role="grid"
        tabIndex={-1}
        aria-label={words.label}
        aria-describedby={helpId}
        aria-readonly="true"
        aria-rowcount={size.rows}
        aria-colcount={size.columns}
        className="relative max-h-[70vh] **:data-place:scroll-mt-(--matrix-head) **:data-place:scroll-ml-(--matrix-name) overflow-auto rounded-card border border-ink bg-paper"
        style={measuresOf(documents.length)}
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        <div role="rowgroup" className="sticky top-0 z-20 w-max">
          <MatrixHeader documents={documents} focused={place.row === 0 ? place.column : undefined} />
        </div>
        <div
          role="rowgroup"
          className="relative"
          style={{ height: people.length * ROW_HEIGHT, width: NAME_WIDTH + documents.length * CELL_WIDTH }}
        >
          {people.map(
            (person, index) =>
              isShown(index) && (
                <MatrixRow
                  key={person.id}
                  person={person}
                  documents={documents}
                  row={index + 1}
                  top={index * ROW_HEIGHT}
                  focused={place.row === index + 1 ? place.column : undefined}
                />
              ),
          )}
        </div>
      </div>
    </div>
  );
};

const measuresOf = (count: number) =>
  ({
    '--matrix-columns': `${NAME_WIDTH}px repeat(${count}, ${CELL_WIDTH}px)`,
    '--matrix-name': `${NAME_WIDTH}px`,
    '--matrix-row': `${ROW_HEIGHT}px`,
    '--matrix-head': `${HEAD_HEIGHT}px`,
  }) as CSSProperties;

const placeOf = (target: EventTarget): GridPlace | undefined => {
  const written = target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (!written) return undefined;
  const [row = 0, column = 0] = written.split(' ').map(Number);
  return { row, column };
};

/** Free of the headings, which stay where they are: a cell's margins of scrolling are as large as they are. */
const focusPlace = (box: HTMLElement | null, { row, column }: GridPlace) => {
  const cell = box?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);
  if (!box || !cell) return;
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // The names are never out of sight, so that they lead nowhere by themselves.
  if (column === 0) box.scrollLeft = 0;
};
