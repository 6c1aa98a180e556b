import { AnswerGroup } from './answer-group.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { Choice } from './choice.tsx';
import { copy } from './copy.ts';

export const YesNoAnswer = ({ question, draft, problem, onType, onLeave }: AnswerInputProps<'yesNo'>) => (
  <AnswerGroup
    question={question}
    problem={problem}
    onLeave={onLeave}
    onClear={draft === null ? undefined : () => onType(null)}
  >
    <div className="grid max-w-[26rem] grid-cols-2 gap-3">
      {[true, false].map((value) => (
        <Choice
          key={String(value)}
          type="radio"
          name={question.key}
          label={value ? copy.yes : copy.no}
          isLarge
          checked={draft === value}
          onChange={() => onType(value)}
        />
      ))}
    </div>
  </AnswerGroup>
);
