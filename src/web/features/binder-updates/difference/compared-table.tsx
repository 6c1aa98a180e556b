import type { ComparedCell, ComparedRow, ComparedTable } from '#shared/contract/comparison.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ChangeMark, changeStyles, wordFor } from './change-mark.tsx';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';
import { Pieces } from './pieces.tsx';

/** A table, cell by cell; it scrolls by itself where it is wider than the screen. */
export const ComparedTableView = ({ table: { state, move, rows } }: { table: ComparedTable }) => (
  <div className={changeStyles(state)}>
    <ChangeMark state={state} move={move} />
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
    <div className="mt-1 overflow-x-auto" tabIndex={0} role="group" aria-label={copy.table}>
      <table className="w-full border-collapse text-sm">
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- nothing here is ever moved, and texts may come twice
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  </div>
);

const rowLooks: Partial<Record<ComparedRow['state'], string>> = {
  added: 'bg-mist',
  moved: 'bg-desk',
};

const Row = ({ row: { state, move, cells } }: { row: ComparedRow }) => (
  <tr className={rowLooks[state] ?? ''}>
    {cells.map((cell, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- nothing here is ever moved, and texts may come twice
      <Cell key={index} cell={cell} word={index === 0 ? rowWord(state, move) : ''} />
    ))}
  </tr>
);

/** Of a row that came, went or moved as a whole; of any other its cells tell. */
const rowWord = (state: ComparedRow['state'], move: ComparedRow['move']) =>
  state === 'same' || state === 'changed' ? '' : wordFor(state, move);

const Cell = ({ cell: { state, label, pieces }, word }: { cell: ComparedCell; word: string }) => (
  <td
    className={`min-w-24 border border-line px-2.5 py-1.5 align-top wrap-anywhere ${state === 'changed' ? 'bg-marker-soft' : ''}`}
  >
    {word && <VisuallyHidden>{`${word}: `}</VisuallyHidden>}
    {label && <span className="text-quiet">{`${label} `}</span>}
    <Pieces pieces={pieces} state={state} />
  </td>
);
