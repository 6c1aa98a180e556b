import { type Dispatch, useEffect, useRef } from 'react';
import type { Question } from '#shared/contract/question.ts';
import type { Answering, AnsweringEvent } from '#web/features/questions/interview/answering.ts';
import { QuestionBlock } from '#web/features/questions/interview/question-block.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';

type AnswerGroupEditorProps = {
  group: string;
  questions: readonly Question[];
  answering: Answering;
  dispatch: Dispatch<AnsweringEvent>;
  onDone: () => void;
};

export const AnswerGroupEditor = (props: AnswerGroupEditorProps) => {
  const { group, questions, answering, dispatch, onDone } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={group}>
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-1.5">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 text-md font-[620] wrap-anywhere">
          {group}
        </h3>
        <Button variant="link" size="sm" aria-label={copy.doneWith(group)} onClick={onDone}>
          {copy.done}
        </Button>
      </div>
      <div className="mt-5 flex flex-col gap-7">
        {questions.map((question) => {
          const field = answering.fields[question.key];
          return (
            field && (
              <QuestionBlock key={question.key} question={question} field={field} dispatch={dispatch} />
            )
          );
        })}
      </div>
      <Button size="sm" className="mt-5" onClick={onDone}>
        {copy.done}
      </Button>
    </section>
  );
};
