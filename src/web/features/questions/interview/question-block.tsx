import type { Dispatch, ReactNode } from 'react';
import type { Question } from '#shared/contract/question.ts';
import { draftOf } from '#web/features/questions/inputs/draft.ts';
import { QuestionInput } from '#web/features/questions/inputs/question-input.tsx';
import { type AnsweringEvent, type Field, isAnswered } from './answering.ts';
import { PresetNote } from './preset-note.tsx';

type QuestionBlockProps = {
  question: Question;
  field: Field;
  dispatch: Dispatch<AnsweringEvent>;
  children?: ReactNode;
};

/** A question with its input, and what is printed as long as it is not answered. */
export const QuestionBlock = ({ question, field, dispatch, children }: QuestionBlockProps) => {
  const { key, default: preset } = question;
  const { form, draft, problem } = field;
  return (
    <div data-question={key}>
      <QuestionInput
        question={question}
        form={form}
        draft={draft}
        problem={problem}
        onType={(typed) => dispatch({ type: 'typed', key, draft: typed })}
        onLeave={() => dispatch({ type: 'left', key })}
      />
      {preset !== null && !isAnswered(field) && (
        <PresetNote
          form={form}
          preset={preset}
          onTake={() => dispatch({ type: 'typed', key, draft: draftOf(form, preset) })}
        />
      )}
      {children}
    </div>
  );
};
