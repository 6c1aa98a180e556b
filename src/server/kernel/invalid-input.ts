import type { z } from 'zod';
import { DomainError } from './domain-error.ts';

/** One readable sentence and the fields it speaks of, never a validator's dump. */
export const invalidInput = ({ issues }: z.ZodError) => {
  const mistakes = issues.map((issue) => [issue.path.join('.') || 'input', sentenceOf(issue)] as const);
  return new DomainError('request.invalid', {
    message: `${mistakes.map((mistake) => mistake.join(' ')).join('; ')}.`,
    fields: Object.fromEntries(mistakes),
  });
};

/** Our own schemas say what a value must be; the library's default texts are written for programmers. */
const sentenceOf = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'unrecognized_keys') return `must not have ${issue.keys.join(', ')}`;
  return issue.message.startsWith('must ') ? issue.message : 'is not valid';
};
