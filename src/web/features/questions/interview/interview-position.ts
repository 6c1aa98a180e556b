import type { OrderQuestions } from '#shared/contract/question.ts';
import type { Step } from './interview-step.ts';

export type OrderQuestion = OrderQuestions['questions'][number];

export type InterviewScreen = {
  group: string;
  questions: readonly OrderQuestion[];
  /** The number of its first question. */
  first: number;
};

/** A group is a screen; where there is little room, every question is one. */
export type Layout = 'by group' | 'by question';

export type Position =
  | { kind: 'nothing asked' }
  | {
      kind: 'asking';
      screen: InterviewScreen;
      /** Counted from 1. */
      place: number;
      count: number;
      back: Step | undefined;
      next: Step;
    }
  | { kind: 'end'; back: Step };

export const screensOf = (questions: readonly OrderQuestion[], layout: Layout): InterviewScreen[] => {
  const screens: { group: string; questions: OrderQuestion[]; first: number }[] = [];
  for (const [index, question] of questions.entries()) {
    const last = screens.at(-1);
    if (layout === 'by group' && last?.group === question.group) last.questions.push(question);
    else screens.push({ group: question.group, questions: [question], first: index + 1 });
  }
  return screens;
};

/** A number of a question that is not there, as of an old link, is the nearest one. */
export const positionAt = (screens: readonly InterviewScreen[], step: Step): Position => {
  const last = screens.at(-1);
  if (!last) return { kind: 'nothing asked' };
  if (step === 'end') return { kind: 'end', back: last.first };
  const after = screens.findIndex(({ first }) => first > step);
  const index = Math.max((after === -1 ? screens.length : after) - 1, 0);
  return {
    kind: 'asking',
    screen: screens[index] ?? last,
    place: index + 1,
    count: screens.length,
    back: screens[index - 1]?.first,
    next: screens[index + 1]?.first ?? 'end',
  };
};

/** Where an interview goes on that was left: at the first question without an answer. Where all have one, at the first. */
export const resumeAt = ({ questions, answers }: Pick<OrderQuestions, 'questions' | 'answers'>): Step =>
  Math.max(
    questions.findIndex(({ key }) => answers[key] === undefined),
    0,
  ) + 1;
