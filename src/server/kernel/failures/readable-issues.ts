import type { z } from 'zod';
import type { FieldErrors } from '#server/kernel/domain-error.ts';

type Issue = z.core.$ZodIssue;

const FOLLOWS_A_NAME = /^must /;

/** Turns a validator's findings into one sentence for people and one line per field for forms. */
export const readableIssues = (issues: readonly Issue[]): { message: string; fields: FieldErrors } => {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    fields[field] ??= wordsOf(issue);
  }
  const [first] = Object.entries(fields);
  if (!first) return { message: 'Some of the details are not valid.', fields };
  const [field, words] = first;
  return { message: `${nameOf(field)} ${words}.`, fields };
};

const fieldOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0
    ? issue.keys.join(', ')
    : issue.path.map(String).join('.') || 'input';

/** `businessName` -> `Business name`. */
const nameOf = (field: string) => {
  const words = field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const wordsOf = (issue: Issue) => {
  if (FOLLOWS_A_NAME.test(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'is not expected here';
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing';
  if (issue.code === 'invalid_type')
    return `must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  return 'is not valid';
};
