import { cva } from 'class-variance-authority';
import { readingSigns } from '#web/lib/reading/reading-signs.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { CellState } from './cell-state.ts';
import { copy } from './copy.ts';

const mark = cva('inline-flex items-center gap-1 text-xs whitespace-nowrap', {
  variants: {
    tone: {
      read: 'text-green',
      overdue: 'font-semibold text-stamp',
      open: 'text-body',
      waiting: 'text-quiet',
    },
  },
});

const toneOf = ({ state, isOverdue }: CellState) => {
  if (isOverdue) return 'overdue';
  if (state === 'read' || state === 'waiting') return state;
  return 'open';
};

/** Told by word and sign; the colour only helps. */
export const StateMark = ({ cell }: { cell: CellState }) => (
  <span className={mark({ tone: toneOf(cell) })}>
    <Icon name={cell.isOverdue ? 'alert' : readingSigns[cell.state]} className="size-3.5" />
    <span>
      {copy.states[cell.state]}
      {cell.isOverdue && <span className="sr-only">, {copy.overdue}</span>}
    </span>
  </span>
);
