import { z } from 'zod';

const deadJobs = { listed: 100, maxListed: 500 } as const;

export const listDeadJobsInput = z
  .strictObject({ limit: z.int().min(1).max(deadJobs.maxListed).default(deadJobs.listed) })
  .prefault({});

export const retryDeadJobInput = z.strictObject({ id: z.uuid() });
