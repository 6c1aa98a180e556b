import type { ComponentProps } from 'react';
import type { AnswerType } from '#shared/questions/answer-form.ts';
import { questionLimits as limits } from '#shared/limits/question.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { DefaultRows } from './default-rows.tsx';
import type { QuestionDraft } from './question-draft.ts';
import { linesOf } from './question-of.ts';
import { copy } from './copy.ts';

const words = copy.form;
const none = { value: '', label: words.noDefault };

type DefaultFieldProps = {
  draft: QuestionDraft;
  problem: string | undefined;
  onChange: (changed: Partial<QuestionDraft>) => void;
};

/** The default, entered the way its type asks for. */
export const DefaultField = ({ draft, problem, onChange }: DefaultFieldProps) => {
  const { type, text, unit } = draft;
  if (type === 'picture') return null;
  if (type === 'list') return <DefaultRows draft={draft} problem={problem} onChange={onChange} />;
  if (type === 'severalOf') return <DefaultChoices draft={draft} problem={problem} onChange={onChange} />;
  const label = type === 'number' && unit.trim() !== '' ? `${words.default} (${unit.trim()})` : words.default;
  const options = optionsOf(draft);
  const onTyped = ({ target }: { target: { value: string } }) => onChange({ text: target.value });
  return (
    <Field label={label} hint={words.defaultHint} error={problem}>
      {(control) => {
        if (options)
          return <Select {...control} options={[none, ...options]} value={text} onChange={onTyped} />;
        if (type === 'longText') return <Textarea {...control} value={text} onChange={onTyped} />;
        return (
          <TextInput {...control} autoComplete="off" {...inputs[type]} value={text} onChange={onTyped} />
        );
      }}
    </Field>
  );
};

const inputs: Partial<Record<AnswerType, ComponentProps<typeof TextInput>>> = {
  shortText: { maxLength: limits.shortTextLength },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
};

const optionsOf = ({ type, choices }: QuestionDraft) => {
  if (type === 'yesNo')
    return [
      { value: 'yes', label: words.yes },
      { value: 'no', label: words.no },
    ];
  return type === 'oneOf' ? linesOf(choices).map((choice) => ({ value: choice, label: choice })) : undefined;
};

const DefaultChoices = ({ draft: { choices, chosen }, problem, onChange }: DefaultFieldProps) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold text-ink">{words.default}</legend>
    <div className="flex flex-col gap-2">
      {[...new Set(linesOf(choices))].map((choice) => (
        <label key={choice} className="flex items-start gap-2 text-ink">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange({
                chosen: target.checked ? [...chosen, choice] : chosen.filter((other) => other !== choice),
              })
            }
            className="mt-1 size-4.5 shrink-0 accent-green"
          />
          <span className="wrap-anywhere">{choice}</span>
        </label>
      ))}
    </div>
    <p className="mt-1.5 text-sm text-quiet">{words.defaultHint}</p>
    {problem && <Feedback tone="error">{problem}</Feedback>}
  </fieldset>
);
