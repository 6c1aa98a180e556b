import type { Question } from '#shared/contract/question.ts';
import { copy } from './copy.ts';

export const QuestionLabel = ({ label }: Pick<Question, 'label'>) => (
  <span className="text-base leading-snug wrap-anywhere">{label}</span>
);

export const hintOf = ({ help, isNeeded }: Pick<Question, 'help' | 'isNeeded'>) =>
  [help, isNeeded ? copy.needed : ''].filter(Boolean).join(' ') || undefined;
