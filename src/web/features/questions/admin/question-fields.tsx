import { type ComponentProps, useId } from 'react';
import type { AdminQuestion } from '#shared/contract/question.ts';
import type { AnswerType } from '#shared/questions/answer-form.ts';
import { questionLimits as limits } from '#shared/limits/question.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { DefaultField } from './default-field.tsx';
import { keyOfLabel } from '#shared/questions/key-of-label.ts';
import type { QuestionDraft } from './question-draft.ts';
import type { DraftProblems } from './question-of.ts';
import { copy } from './copy.ts';

const words = copy.form;
const types = Object.entries(copy.types).map(([value, label]) => ({ value, label }));

type QuestionFieldsProps = {
  draft: QuestionDraft;
  original: AdminQuestion | undefined;
  groups: readonly string[];
  problems: DraftProblems;
  /** While it is being saved: what would be typed then would be lost. */
  isDisabled: boolean;
  onChange: (draft: QuestionDraft) => void;
};

export const QuestionFields = ({
  draft,
  original,
  groups,
  problems,
  isDisabled,
  onChange,
}: QuestionFieldsProps) => {
  const groupsId = useId();
  const isFixed = original !== undefined && original.usedIn.length > 0;
  const followsLabel = !original && draft.key === keyOfLabel(draft.label);
  const change = (changed: Partial<QuestionDraft>) => onChange({ ...draft, ...changed });
  const text = (
    name: 'label' | 'key' | 'help' | 'group',
    { hint, ...input }: ComponentProps<typeof TextInput> & { hint: string },
  ) => (
    <Field
      label={words[name]}
      // A name in templates is one long word.
      hint={<span className="wrap-anywhere">{hint}</span>}
      required={name !== 'help'}
      error={problems[name]}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          {...input}
        />
      )}
    </Field>
  );
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-5">
      {text('label', {
        hint: words.labelHint,
        maxLength: limits.labelLength,
        onChange: ({ target: { value: label } }) =>
          change({ label, ...(followsLabel && { key: keyOfLabel(label) }) }),
      })}
      {text('key', {
        hint: isFixed ? words.fixed : words.keyHint(draft.key),
        maxLength: limits.keyLength,
        disabled: isFixed,
        spellCheck: false,
        className: 'font-mono',
      })}
      {text('group', { hint: words.groupHint, maxLength: limits.groupLength, list: groupsId })}
      <datalist id={groupsId}>
        {groups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </datalist>
      {text('help', { hint: words.helpHint, maxLength: limits.helpLength })}
      <Field label={words.type} required error={problems['form.type'] ?? problems['form']}>
        {(control) => (
          <Select
            {...control}
            options={types}
            disabled={isFixed}
            value={draft.type}
            onChange={({ target }) => change({ type: target.value as AnswerType, text: '', chosen: [] })}
          />
        )}
      </Field>
      <AnswerFields draft={draft} fixedKeys={fixedKeysOf(original)} problems={problems} onChange={change} />
      <DefaultField draft={draft} problem={problems['default']} onChange={change} />
      <label className="flex items-start gap-2 text-ink">
        <input
          type="checkbox"
          checked={draft.isNeeded}
          onChange={({ target }) => change({ isNeeded: target.checked })}
          className="mt-1 size-4.5 shrink-0 accent-green"
        />
        {words.isNeeded}
      </label>
    </fieldset>
  );
};

/** The columns that documents may print already. */
const fixedKeysOf = (original: AdminQuestion | undefined) =>
  new Set(
    original && original.usedIn.length > 0 && original.form.type === 'list'
      ? original.form.columns.map(({ key }) => key)
      : [],
  );
