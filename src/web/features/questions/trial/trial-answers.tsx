import { useState } from 'react';
import type { Answers, Question } from '#shared/contract/question.ts';
import { checkDraft, type Draft, draftOf } from '#web/features/questions/inputs/draft.ts';
import { QuestionInput } from '#web/features/questions/inputs/question-input.tsx';

type TrialAnswersProps = {
  questions: readonly Question[];
  /** Undefined while something that was typed is no answer. */
  onChange: (answers: Answers | undefined) => void;
};

type Drafts = Readonly<Record<string, Draft>>;

/** Answers that nobody keeps, to see what they would print. They begin with the defaults. */
export const TrialAnswers = ({ questions, onChange }: TrialAnswersProps) => {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    Object.fromEntries(questions.map(({ key, form, default: preset }) => [key, draftOf(form, preset)])),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const type = (key: string, draft: Draft) => {
    const typed = { ...drafts, [key]: draft };
    setDrafts(typed);
    onChange(answersIn(questions, typed));
  };
  return (
    <div className="flex flex-col gap-6">
      {questions.map((question) => {
        const { key, form } = question;
        const draft = drafts[key] ?? null;
        const checked = checkDraft(form, draft);
        return (
          <QuestionInput
            key={key}
            question={question}
            form={form}
            draft={draft}
            problem={left.has(key) && 'problem' in checked ? checked.problem : undefined}
            onType={(typed) => type(key, typed)}
            onLeave={() => setLeft(new Set([...left, key]))}
          />
        );
      })}
    </div>
  );
};

/** What is left empty is printed with its default, so it is no answer. */
const answersIn = (questions: readonly Question[], drafts: Drafts): Answers | undefined => {
  const answers: Answers = {};
  for (const { key, form } of questions) {
    const checked = checkDraft(form, drafts[key] ?? null);
    if ('problem' in checked) return undefined;
    if (checked.answer !== null) answers[key] = checked.answer;
  }
  return answers;
};
