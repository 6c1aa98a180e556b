import { questionLimits as limits } from '#shared/limits/question.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { ColumnList } from './column-list.tsx';
import type { QuestionDraft } from './question-draft.ts';
import type { DraftProblems } from './question-of.ts';
import { copy } from './copy.ts';

const words = copy.form;

type AnswerFieldsProps = {
  draft: QuestionDraft;
  /** Of columns that must stay. */
  fixedKeys: ReadonlySet<string>;
  problems: DraftProblems;
  onChange: (changed: Partial<QuestionDraft>) => void;
};

/** What else is to be said of an answer, by its type. */
export const AnswerFields = ({ draft, fixedKeys, problems, onChange }: AnswerFieldsProps) => {
  const text = (name: 'unit' | 'decimals' | 'least' | 'most' | 'width' | 'height', hint?: string) => (
    <Field label={words[name]} hint={hint} error={problems[`form.${name}`]}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          {...(name === 'unit' ? { maxLength: limits.unitLength } : { inputMode: 'decimal' })}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  if (draft.type === 'number')
    return (
      <div className="grid gap-5 sm:grid-cols-2">
        {text('unit', words.unitHint)}
        {text('decimals')}
        {text('least', words.noLimit)}
        {text('most', words.noLimit)}
      </div>
    );
  if (draft.type === 'picture')
    return (
      <div className="grid gap-5 sm:grid-cols-2">
        {text('width', words.boxHint)}
        {text('height')}
      </div>
    );
  if (draft.type === 'oneOf' || draft.type === 'severalOf')
    return (
      <Field label={words.choices} hint={words.choicesHint} required error={problems['form.choices']}>
        {(control) => (
          <Textarea
            {...control}
            value={draft.choices}
            onChange={({ target }) => onChange({ choices: target.value })}
          />
        )}
      </Field>
    );
  if (draft.type !== 'list') return null;
  return (
    <ColumnList
      columns={draft.columns}
      fixedKeys={fixedKeys}
      problems={problems}
      onChange={(columns) => onChange({ columns })}
    />
  );
};
