import { z } from 'zod';
import { deadJobs } from '#shared/limits.ts';

export const listDeadJobsInput = z
  .strictObject({ limit: z.int().min(1).max(deadJobs.maxListed).default(deadJobs.listed) })
  .prefault({});

export const retryDeadJobInput = z.strictObject({ id: z.uuid() });
