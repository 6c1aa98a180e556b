import { DomainError } from '#server/kernel/domain-error.ts';
import { type ProblemKey, problems } from '#shared/problems.ts';

/** Of many documents the one that is meant. */
export const namedRefusal = (key: ProblemKey, { title }: { title: string }) =>
  new DomainError(key, { message: `${title}: ${problems[key].message}` });
