import { questionLimits as limits } from '#shared/limits/question.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { ColumnDraft, QuestionDraft } from './question-draft.ts';
import { linesOf } from './question-of.ts';
import { copy } from './copy.ts';

const words = copy.form;

type DefaultRowsProps = {
  draft: QuestionDraft;
  problem: string | undefined;
  onChange: (changed: Partial<QuestionDraft>) => void;
};

/** The rows that a list has until the business gives its own. */
export const DefaultRows = ({ draft: { columns, rows }, problem, onChange }: DefaultRowsProps) => (
  <fieldset className="flex min-w-0 flex-col gap-3">
    <legend className="mb-1.5 text-sm font-semibold text-ink">{words.default}</legend>
    <p className="text-sm text-quiet">{words.defaultHint}</p>
    {rows.map((row, index) => (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- rows have nothing but their places to be told apart by
        key={index}
        role="group"
        aria-label={words.row(index + 1)}
        className="rounded-control border border-line p-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {columns.map((column) => (
            <Cell
              key={column.id}
              column={column}
              value={row[column.id] ?? ''}
              onChange={(value) => onChange({ rows: rows.with(index, { ...row, [column.id]: value }) })}
            />
          ))}
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="mt-3"
          onClick={() => onChange({ rows: rows.toSpliced(index, 1) })}
        >
          {words.removeRow(index + 1)}
        </Button>
      </div>
    ))}
    {problem && <Feedback tone="error">{problem}</Feedback>}
    {rows.length < limits.maxRows && (
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        onClick={() => onChange({ rows: [...rows, {}] })}
      >
        {words.addRow}
      </Button>
    )}
  </fieldset>
);

type CellProps = { column: ColumnDraft; value: string; onChange: (value: string) => void };

const Cell = ({ column: { label, type, choices }, value, onChange }: CellProps) => (
  <Field label={label || words.columnLabel}>
    {(control) =>
      type === 'oneOf' ? (
        <Select
          {...control}
          options={['', ...linesOf(choices)].map((choice) => ({ value: choice, label: choice }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <TextInput
          {...control}
          autoComplete="off"
          {...(type === 'date' && { type: 'date' })}
          {...(type === 'number' && { inputMode: 'decimal' })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    }
  </Field>
);
