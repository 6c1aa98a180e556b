import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { textIn } from './draft.ts';
import { hintOf, QuestionLabel } from './question-label.tsx';

/** Without it, browsers take years of six digits. */
export const LAST_DAY = '9999-12-31';

export const DateAnswer = ({ question, draft, problem, onType, onLeave }: AnswerInputProps<'date'>) => (
  <Field label={<QuestionLabel label={question.label} />} hint={hintOf(question)} error={problem}>
    {(control) => (
      <TextInput
        {...control}
        type="date"
        max={LAST_DAY}
        className="max-w-64"
        value={textIn(draft)}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
    )}
  </Field>
);
