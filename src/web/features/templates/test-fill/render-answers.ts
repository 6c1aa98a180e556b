import type { ReactNode } from 'react';
import type { Answers, Question } from '#shared/contract/question.ts';

/** Undefined while something that was typed is no answer. */
export type TriedAnswers = Answers | undefined;

type Trying = { questions: readonly Question[]; onChange: (answers: TriedAnswers) => void };

/** Draws the inputs of questions, which begin with their defaults. */
export type RenderAnswers = (trying: Trying) => ReactNode;
