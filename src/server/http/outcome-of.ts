import { areaOf } from './area-of.ts';

export type Outcome = 'answered' | 'shed' | 'error';

/** Whether a request was answered, was turned away to spare the others, or met a failure of ours. */
export const outcomeOf = (status: number, path: string, hasFailed = false): Outcome => {
  // Readiness tells of its parts by 503, which is what it is asked for.
  if (areaOf(path) === 'readyz') return 'answered';
  if (hasFailed) return 'error';
  if (status === 429 || status === 503) return 'shed';
  return status >= 500 ? 'error' : 'answered';
};
