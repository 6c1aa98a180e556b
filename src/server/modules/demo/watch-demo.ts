import type { Services } from '#server/kernel/services.ts';
import { getDemoProgress } from './get-demo-progress.ts';

/** Tells whether the demo shop is still being filled. Once it is complete it stays so, and the database is not asked again. */
export const watchDemo = (services: Pick<Services, 'db'>) => {
  let isComplete = false;
  return async () => {
    isComplete ||= (await getDemoProgress(services)) === null;
    return !isComplete;
  };
};
