import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { hintOf, QuestionLabel } from './question-label.tsx';
import { copy } from './copy.ts';

type AnswerGroupProps = Pick<AnswerInputProps, 'question' | 'problem' | 'onLeave'> & {
  /** Given while there is something to take back that the inputs themselves cannot. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** One question that is answered with several inputs. */
export const AnswerGroup = ({ question, problem, onLeave, onClear, children }: AnswerGroupProps) => {
  const id = useId();
  const hint = hintOf(question);
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whichever input inside was left
    <fieldset
      {...(describedBy && { 'aria-describedby': describedBy })}
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <legend className="mb-1.5 text-sm font-semibold text-ink">
        <QuestionLabel label={question.label} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-3 text-sm text-quiet">
          {hint}
        </p>
      )}
      {children}
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-2 flex items-center gap-1.5 text-sm text-stamp">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      {onClear && (
        <Button variant="link" size="sm" className="mt-2" onClick={onClear}>
          {copy.clear}
        </Button>
      )}
    </fieldset>
  );
};
