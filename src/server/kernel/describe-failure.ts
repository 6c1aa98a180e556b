import { DrizzleQueryError } from 'drizzle-orm/errors';
import { redactSecrets } from './redact.ts';

export type Failure = { reason: string; errorCode?: string; stack?: string };

/**
 * What may be told of a failure, to the log and to administrators. Errors are not passed on whole:
 * drizzle's carry the statement and its values, and pg's the connection with its cancel key.
 */
export const describeFailure = (error: unknown): Failure => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!isErrorLike(cause)) return { reason: redactSecrets(String(cause)) };
  return {
    reason: redactSecrets(cause.message),
    ...(typeof cause.code === 'string' ? { errorCode: cause.code } : {}),
    ...(cause.stack === undefined ? {} : { stack: cause.stack }),
  };
};

/** pg-boss reports copies of errors, which are no instances of Error. */
const isErrorLike = (value: unknown): value is { message: string; stack?: string; code?: unknown } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
