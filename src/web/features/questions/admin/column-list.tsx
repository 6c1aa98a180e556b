import { questionLimits as limits } from '#shared/limits/question.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ColumnFields } from './column-fields.tsx';
import { type ColumnDraft, emptyColumn } from './question-draft.ts';
import type { DraftProblems } from './question-of.ts';
import { copy } from './copy.ts';

const words = copy.form;

type ColumnListProps = {
  columns: readonly ColumnDraft[];
  fixedKeys: ReadonlySet<string>;
  problems: DraftProblems;
  onChange: (columns: readonly ColumnDraft[]) => void;
};

export const ColumnList = ({ columns, fixedKeys, problems, onChange }: ColumnListProps) => {
  const replace = (index: number, column: ColumnDraft) => onChange(columns.with(index, column));
  const moveUp = (index: number) =>
    onChange([
      ...columns.slice(0, index - 1),
      ...columns.slice(index - 1, index + 1).toReversed(),
      ...columns.slice(index + 1),
    ]);
  const add = () => onChange([...columns, emptyColumn(Math.max(0, ...columns.map(({ id }) => id)) + 1)]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{words.columns}</legend>
      <ol className="flex flex-col gap-3">
        {columns.map((column, index) => (
          <li key={column.id} className="rounded-control border border-line p-4">
            <div className="mb-2 flex items-center justify-between gap-2">
              <span className="font-mono text-xs text-quiet">{words.column(index + 1)}</span>
              <span className="flex">
                {index > 0 && (
                  <IconButton
                    icon="chevron-up"
                    label={words.columnUp(index + 1)}
                    onClick={() => moveUp(index)}
                  />
                )}
                {!fixedKeys.has(column.key) && (
                  <IconButton
                    icon="trash"
                    label={words.removeColumn(index + 1)}
                    onClick={() => onChange(columns.toSpliced(index, 1))}
                  />
                )}
              </span>
            </div>
            <ColumnFields
              column={column}
              isFixed={fixedKeys.has(column.key)}
              problemOf={(field) => problems[`form.columns.${index}.${field}`]}
              onChange={(changed) => replace(index, { ...column, ...changed })}
            />
          </li>
        ))}
      </ol>
      {problems['form.columns'] && <Feedback tone="error">{problems['form.columns']}</Feedback>}
      {columns.length < limits.maxColumns && (
        <Button variant="ghost" size="sm" className="self-start" onClick={add}>
          {words.addColumn}
        </Button>
      )}
    </fieldset>
  );
};

type IconButtonProps = { icon: 'chevron-up' | 'trash'; label: string; onClick: () => void };

const IconButton = ({ icon, label, onClick }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-9 place-items-center rounded-tab text-quiet hover:bg-desk hover:text-ink"
  >
    <Icon name={icon} className="size-4" />
  </button>
);
