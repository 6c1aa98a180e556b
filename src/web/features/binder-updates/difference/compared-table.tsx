import type { ComparedCell, ComparedRow, ComparedTable } from '#shared/contract/comparison.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ChangeMark, changeStyles, wordFor } from './change-mark.tsx';
import { Pieces } from './pieces.tsx';

/** A table, cell by cell; it scrolls by itself where it is wider than the screen. */
export const ComparedTableView = ({ table: { state, move, rows } }: { table: ComparedTable }) => (
  <div className={changeStyles(state)}>
    <ChangeMark state={state} move={move} />
    <div
      className="mt-1 overflow-x-auto"
      tabIndex={0}
      role="group"
      aria-label={wordFor(state, move) || 'Table'}
    >
      <table className="w-full border-collapse text-sm">
        <tbody>
          {rows.map((row, index) => (
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
