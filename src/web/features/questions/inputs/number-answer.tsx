import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { textIn } from './draft.ts';
import { hintOf, QuestionLabel } from './question-label.tsx';

/** Room for the largest number there may be, with its decimals and commas. */
const LONGEST = 24;

/** The unit stands in the field's frame, and is read out with the label. */
export const NumberAnswer = (props: AnswerInputProps<'number'>) => {
  const { question, form, draft, problem, onType, onLeave } = props;
  return (
    <Field
      label={
        <>
          <QuestionLabel label={question.label} />
          {form.unit !== '' && <span className="sr-only">{`, ${form.unit}`}</span>}
        </>
      }
      hint={hintOf(question)}
      error={problem}
    >
      {(control) => (
        <span className="relative block max-w-64">
          <TextInput
            {...control}
            inputMode={keypadFor(form)}
            autoComplete="off"
            maxLength={LONGEST}
            value={textIn(draft)}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
            className={`tabular-nums ${form.unit === '' ? '' : 'pr-28'}`}
          />
          {form.unit !== '' && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-0 flex max-w-26 items-center truncate px-3.5 font-mono text-sm text-quiet"
            >
              {form.unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
};

/** The keypads of phones for numbers have no minus. */
const keypadFor = ({ least, decimals }: AnswerInputProps<'number'>['form']) => {
  if (least === null || least < 0) return undefined;
  return decimals === 0 ? 'numeric' : 'decimal';
};
