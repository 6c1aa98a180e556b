import { DrizzleQueryError } from 'drizzle-orm/errors';
import { redactSecrets } from '#server/kernel/redact.ts';

type Failure = { reason: string; errorCode?: string; stack?: string; cause?: Failure };

/**
 * What may be told of a failure, to the log and to administrators. Errors are not passed on whole:
 * drizzle's carry the statement and its values, and pg's the connection with its cancel key.
 */
export const describeFailure = (error: unknown): Failure => {
  const failure = error instanceof DrizzleQueryError ? error.cause : error;
  if (!isErrorLike(failure)) return { reason: redactSecrets(String(failure)) };
  return {
    reason: redactSecrets(failure.message),
    ...(typeof failure.code === 'string' ? { errorCode: failure.code } : {}),
    ...(failure.stack === undefined ? {} : { stack: failure.stack }),
    ...(failure.cause === undefined ? {} : { cause: describeFailure(failure.cause) }),
  };
};

/** pg-boss reports copies of errors, which are no instances of Error. */
const isErrorLike = (
  value: unknown,
): value is { message: string; stack?: string; code?: unknown; cause?: unknown } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
