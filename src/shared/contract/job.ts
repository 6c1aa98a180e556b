import { z } from 'zod';

export const listDeadJobsInput = z.strictObject({ limit: z.int().min(1).max(500) }).optional();

export const retryDeadJobInput = z.strictObject({ id: z.uuid() });
