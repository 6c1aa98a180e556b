import type { ListColumn } from '#shared/questions/answer-form.ts';
import { questionLimits as limits } from '#shared/limits/question.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { keyOfLabel } from '#shared/questions/key-of-label.ts';
import type { ColumnDraft } from './question-draft.ts';
import { copy } from './copy.ts';

const words = copy.form;
const types = (['shortText', 'number', 'date', 'oneOf'] as const).map((value) => ({
  value,
  label: copy.types[value],
}));

type ColumnFieldsProps = {
  column: ColumnDraft;
  isFixed: boolean;
  problemOf: (field: string) => string | undefined;
  onChange: (changed: Partial<ColumnDraft>) => void;
};

export const ColumnFields = ({ column, isFixed, problemOf, onChange }: ColumnFieldsProps) => {
  const followsLabel = !isFixed && column.key === keyOfLabel(column.label);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.columnLabel} required error={problemOf('label')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={limits.labelLength}
            value={column.label}
            onChange={({ target: { value: label } }) =>
              onChange({ label, ...(followsLabel && { key: keyOfLabel(label) }) })
            }
          />
        )}
      </Field>
      <Field label={words.columnKey} required error={problemOf('key')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            maxLength={limits.keyLength}
            disabled={isFixed}
            value={column.key}
            onChange={({ target }) => onChange({ key: target.value })}
          />
        )}
      </Field>
      <Field label={words.columnType} required error={problemOf('type')}>
        {(control) => (
          <Select
            {...control}
            options={types}
            disabled={isFixed}
            value={column.type}
            onChange={({ target }) => onChange({ type: target.value as ListColumn['type'] })}
          />
        )}
      </Field>
      {column.type === 'number' &&
        (['unit', 'decimals'] as const).map((name) => (
          <Field key={name} label={words[name]} error={problemOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={limits.unitLength}
                value={column[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      {column.type === 'oneOf' && (
        <Field label={words.choices} hint={words.choicesHint} required error={problemOf('choices')}>
          {(control) => (
            <Textarea
              {...control}
              value={column.choices}
              onChange={({ target }) => onChange({ choices: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
};
