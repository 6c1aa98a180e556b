import type { ReadingState } from '#shared/contract/reading/readers.ts';

/** As the owner reads it, on screens and on paper alike. */
export const readingStateWords: Record<ReadingState, string> = {
  waiting: 'Not in force',
  'not-yet': 'Not yet',
  reading: 'Reading',
  read: 'Read',
  outdated: 'Outdated',
};
