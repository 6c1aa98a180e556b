import { DrizzleQueryError } from 'drizzle-orm/errors';
import { redactSecrets } from '#server/kernel/redact.ts';

/**
 * What may be told of a failure, to the log and to administrators. Errors are not passed on whole:
 * drizzle's carry the statement and its values, and pg's the connection with its cancel key.
 */
export const describeFailure = (error: unknown) => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!isErrorLike(cause)) return { reason: redactSecrets(String(cause)) };
  return { reason: redactSecrets(cause.message), stack: cause.stack };
};

/** pg-boss reports copies of errors, which are no instances of Error. */
const isErrorLike = (value: unknown): value is { message: string; stack?: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
