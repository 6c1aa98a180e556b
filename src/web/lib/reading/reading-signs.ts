import type { ReadingState } from '#shared/contract/reading/readers.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** The same wherever the owner sees a state. */
export const readingSigns: Record<ReadingState, IconName> = {
  waiting: 'pencil',
  'not-yet': 'more',
  reading: 'page',
  read: 'check',
  outdated: 'swap',
};
