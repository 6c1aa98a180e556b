import type { ErrorHandler } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { httpStatusOf } from '#shared/problems.ts';

/** Refusals in the shape clients of Supabase Storage read. Anything else goes on to the app, which logs it. */
export const answerStorageError: ErrorHandler = (error, c) => {
  if (!(error instanceof DomainError)) throw error;
  const status = httpStatusOf[error.code];
  if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
  c.header('cache-control', 'no-store');
  return c.json(
    { statusCode: String(status), error: error.code.toLowerCase(), message: error.message },
    status,
  );
};
