import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { AnswerGroup } from './answer-group.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { Choice } from './choice.tsx';
import { textIn } from './draft.ts';
import { hintOf, QuestionLabel } from './question-label.tsx';
import { copy } from './copy.ts';

/** More are found sooner in a list that opens. */
const MOST_IN_SIGHT = 7;

export const OneOfAnswer = (props: AnswerInputProps<'oneOf'>) => {
  const { question, form, draft, problem, onType, onLeave } = props;
  const chosen = textIn(draft);
  if (form.choices.length > MOST_IN_SIGHT)
    return (
      <Field label={<QuestionLabel label={question.label} />} hint={hintOf(question)} error={problem}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: copy.choose },
              ...form.choices.map((choice) => ({ value: choice, label: choice })),
            ]}
            value={chosen}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
        )}
      </Field>
    );
  return (
    <AnswerGroup
      question={question}
      problem={problem}
      onLeave={onLeave}
      onClear={chosen === '' ? undefined : () => onType('')}
    >
      <div className="grid gap-2">
        {form.choices.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name={question.key}
            label={choice}
            checked={choice === chosen}
            onChange={() => onType(choice)}
          />
        ))}
      </div>
    </AnswerGroup>
  );
};
