import { questionLimits } from '#shared/limits/question.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { textIn } from './draft.ts';
import { hintOf, QuestionLabel } from './question-label.tsx';

type TextAnswerProps = AnswerInputProps<'shortText' | 'longText'>;

export const TextAnswer = ({ question, form, draft, problem, onType, onLeave }: TextAnswerProps) => (
  <Field label={<QuestionLabel label={question.label} />} hint={hintOf(question)} error={problem}>
    {(control) => {
      const shared = { ...control, required: false, value: textIn(draft), onBlur: onLeave };
      return form.type === 'shortText' ? (
        <TextInput
          {...shared}
          maxLength={questionLimits.shortTextLength}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <Textarea
          {...shared}
          rows={6}
          maxLength={questionLimits.longTextLength}
          onChange={({ target }) => onType(target.value)}
        />
      );
    }}
  </Field>
);
