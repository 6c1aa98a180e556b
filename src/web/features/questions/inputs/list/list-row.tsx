import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { isCellWrong } from './is-cell-wrong.ts';
import type { DraftRow } from './draft-rows.ts';
import { columnWidths } from './column-widths.ts';
import { labelOf, ListCell } from './list-cell.tsx';

export type RowActions = {
  type: (id: number, key: string, text: string) => void;
  paste: (event: ClipboardEvent, id: number, key: string) => void;
  press: (event: KeyboardEvent, id: number, key: string) => void;
  move: (id: number, by: -1 | 1) => void;
  remove: (id: number) => void;
};

type ListRowProps = {
  columns: readonly ListColumn[];
  row: DraftRow;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  /** Side by side under a common head where there is room; otherwise each cell has its own label. */
  isTable: boolean;
  actions: RowActions;
};

/** A line of the table; on a phone, or with many columns, a card. Typing in one leaves the others alone. */
export const ListRowFields = memo((props: ListRowProps) => {
  const { columns, row, place, isFirst, isLast, isTable, actions } = props;
  const number = place + 1;
  return (
    <li
      data-row={row.id}
      aria-label={copy.list.row(number)}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 ${CARD} ${isTable ? LINE : ''}`}
    >
      <span
        aria-hidden="true"
        className={`self-center font-mono text-xs text-quiet ${isTable ? '@min-[38rem]:w-6' : ''}`}
      >
        <span className={isTable ? '@min-[38rem]:hidden' : ''}>{copy.list.row(number)}</span>
        {isTable && <span className="@max-[38rem]:hidden">{number}</span>}
      </span>
      <div
        style={columnWidths(columns)}
        className={`col-span-2 grid gap-3 ${isTable ? '@min-[24rem]:grid-cols-2 @min-[38rem]:col-span-1 @min-[38rem]:grid-cols-(--columns) @min-[38rem]:gap-2' : '@min-[24rem]:grid-cols-2 @min-[44rem]:grid-cols-3'}`}
      >
        {columns.map((column) => (
          <div key={column.key} className="min-w-0">
            <span
              aria-hidden="true"
              className={`mb-1 block text-sm wrap-anywhere text-body ${isTable ? '@min-[38rem]:hidden' : ''}`}
            >
              {labelOf(column)}
            </span>
            <ListCell
              column={column}
              row={number}
              text={row.cells[column.key] ?? ''}
              isWrong={isCellWrong(column, row)}
              onType={(text) => actions.type(row.id, column.key, text)}
              onPaste={(event) => actions.paste(event, row.id, column.key)}
              onKeyDown={(event) => actions.press(event, row.id, column.key)}
            />
          </div>
        ))}
      </div>
      <span
        className={`col-start-2 row-start-1 flex ${isTable ? '@min-[38rem]:col-start-3 @min-[38rem]:self-center' : ''}`}
      >
        <RowButton
          icon="chevron-up"
          action="up"
          label={copy.list.up(number)}
          isOff={isFirst}
          onPress={() => actions.move(row.id, -1)}
        />
        <RowButton
          icon="chevron-down"
          action="down"
          label={copy.list.down(number)}
          isOff={isLast}
          onPress={() => actions.move(row.id, 1)}
        />
        <RowButton
          icon="close"
          action="remove"
          label={copy.list.remove(number)}
          isOff={false}
          onPress={() => actions.remove(row.id)}
        />
      </span>
    </li>
  );
});

const CARD = 'rounded-control border border-line bg-paper p-3';
const LINE =
  '@min-[38rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[38rem]:rounded-none @min-[38rem]:border-x-0 @min-[38rem]:border-t-0 @min-[38rem]:px-0 @min-[38rem]:py-1.5';

type RowButtonProps = {
  icon: IconName;
  action: string;
  label: string;
  isOff: boolean;
  onPress: () => void;
};

const RowButton = ({ icon, action, label, isOff, onPress }: RowButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    data-action={action}
    onClick={() => !isOff && onPress()}
    className="grid size-9 place-items-center rounded-tab text-quiet hover:bg-desk hover:text-ink aria-disabled:opacity-35"
  >
    <Icon name={icon} className="size-4" />
  </button>
);
