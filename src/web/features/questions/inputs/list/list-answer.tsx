import { questionLimits } from '#shared/limits/question.ts';
import { AnswerGroup } from '#web/features/questions/inputs/answer-group.tsx';
import type { AnswerInputProps } from '#web/features/questions/inputs/answer-input-props.ts';
import { Choice } from '#web/features/questions/inputs/choice.tsx';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { rowsIn } from '#web/features/questions/inputs/draft.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { columnWidths } from './column-widths.ts';
import { labelOf } from './list-cell.tsx';
import { ListRowFields } from './list-row.tsx';
import { useListRows } from './use-list-rows.ts';

/** More of them get too narrow to type in. */
const MOST_SIDE_BY_SIDE = 4;

/** A small table: rows are added, moved, removed, typed or pasted. */
export const ListAnswer = (props: AnswerInputProps<'list'>) => {
  const { question, form, draft, problem, onType, onLeave } = props;
  const { columns } = form;
  const rows = rowsIn(draft);
  const { list, announcement, actions, add } = useListRows({ columns, rows, onType });
  const isTable = columns.length <= MOST_SIDE_BY_SIDE;
  const isFull = rows.length >= questionLimits.maxRows;
  return (
    <AnswerGroup question={question} problem={problem} onLeave={onLeave}>
      <div className="@container">
        {rows.length > 0 && isTable && (
          <div
            aria-hidden="true"
            className="hidden grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 border-b border-ink pb-1.5 text-sm font-semibold text-body @min-[38rem]:grid"
          >
            <span className="w-6" />
            <span style={columnWidths(columns)} className="grid grid-cols-(--columns) items-end gap-2">
              {columns.map((column) => (
                <span key={column.key} className="min-w-0 wrap-anywhere">
                  {labelOf(column)}
                </span>
              ))}
            </span>
            {/* As wide as the buttons of a row. */}
            <span className="w-27" />
          </div>
        )}
        <ol ref={list} className={`grid gap-3 ${isTable ? '@min-[38rem]:gap-0' : ''}`}>
          {rows.map((row, place) => (
            <ListRowFields
              key={row.id}
              columns={columns}
              row={row}
              place={place}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
              isTable={isTable}
              actions={actions}
            />
          ))}
        </ol>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ghost" size="sm" disabled={isFull} onClick={add} data-action="add">
          <Icon name="plus" className="size-4" />
          {copy.list.add}
        </Button>
        {rows.length === 0 && (
          <Choice
            type="checkbox"
            name={question.key}
            label={copy.list.none}
            checked={draft !== null}
            onChange={() => onType(draft === null ? [] : null)}
          />
        )}
        <span className="text-sm text-quiet">
          {isFull ? copy.list.full(questionLimits.maxRows) : rows.length > 0 && copy.list.pasteHint}
        </span>
      </div>
      <p role="status" className="mt-1 text-sm text-body">
        {announcement.isShown ? announcement.text : <VisuallyHidden>{announcement.text}</VisuallyHidden>}
      </p>
    </AnswerGroup>
  );
};
