import type { Question } from '#shared/contract/question.ts';
import type { AnswerForm, AnswerType } from '#shared/questions/answer-form.ts';
import type { Draft } from './draft.ts';

export type FormOf<Type extends AnswerType> = Extract<AnswerForm, { type: Type }>;

/** What every input of an answer is given, whatever it is answered with. */
export type AnswerInputProps<Type extends AnswerType = AnswerType> = {
  question: Pick<Question, 'key' | 'label' | 'help' | 'isNeeded'>;
  form: FormOf<Type>;
  draft: Draft;
  problem: string | undefined;
  onType: (draft: Draft) => void;
  /** Once one has gone on to something else: then is the time to say what is wrong. */
  onLeave: () => void;
};
