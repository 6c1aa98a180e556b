import { ZodError } from 'zod';
import { DomainError } from '#server/kernel/domain-error.ts';
import { isOutOfRoom } from './is-out-of-room.ts';
import { isUnreachable } from './is-unreachable.ts';
import { readableIssues } from './readable-issues.ts';

/** By then a broken connection has been replaced: see `silenceMs`. */
const RETRY_AFTER_SECONDS = 5;

/** Anything thrown -> what people may know of it. The unforeseen is told only by its id. */
export const problemOf = (thrown: unknown): DomainError => {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof ZodError) return new DomainError('request.invalid', readableIssues(thrown.issues));
  if (isOutOfRoom(thrown)) return new DomainError('server.no-room', { cause: thrown });
  if (isUnreachable(thrown))
    return new DomainError('server.unavailable', { cause: thrown, retryAfterSeconds: RETRY_AFTER_SECONDS });
  return new DomainError('server.broken', { cause: thrown });
};

/** Whether something of ours failed, rather than what was asked for: to be logged in full. */
export const isFailure = ({ key }: DomainError) =>
  key === 'server.broken' || key === 'server.no-room' || key === 'server.unavailable';
