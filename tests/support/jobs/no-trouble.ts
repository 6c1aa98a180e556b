import type { JobTrouble } from '#server/ports/job-trouble.ts';

/** Of a queue in which no job ever fails. */
export const noTrouble: JobTrouble = {
  count: async () => ({ dead: 0, waiting: 0 }),
  findOldestWait: async () => undefined,
  list: async () => [],
  retry: async () => 0,
  remove: async () => [],
};
