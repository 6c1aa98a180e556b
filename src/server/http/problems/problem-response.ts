import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DomainError } from '#server/kernel/domain-error.ts';
import { isFailure, problemOf } from '#server/kernel/failures/problem-of.ts';
import { busyPage } from './busy-page.ts';
import { logFailure } from './log-failure.ts';
import { logRefusal } from '#server/http/security/security-log.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

type Body = Record<string, unknown>;
type BodyWriter = (problem: DomainError, requestId: string) => Body;

/** Each area has its own client, and each client its own idea of what an error looks like. */
const writers: [area: string, write: BodyWriter][] = [
  ['/auth/v1/', ({ key, message, fields }) => ({ code: key, message, ...(fields && { fields }) })],
  [
    '/storage/v1/',
    (problem) => ({
      statusCode: String(problem.status),
      error: problem.code.toLowerCase(),
      message: problem.message,
    }),
  ],
  [
    '/api/',
    (problem, requestId) => ({ message: problem.message, error: procedureError(problem, requestId) }),
  ],
];

const procedureError = ({ code, status, message, fields, extra }: DomainError, requestId: string) => ({
  message,
  code: TRPC_ERROR_CODES_BY_KEY[code],
  data: { code, httpStatus: status, requestId, fields, ...extra },
});

export const problemResponse = (c: Context<ShopEnv>, thrown: unknown): Response | Promise<Response> => {
  const problem = problemOf(thrown);
  const requestId = c.get('requestId');
  if (isFailure(problem)) logFailure(c, problem.cause, { message: 'a request failed' });
  logRefusal(c, problem.key);
  // What is left of a refused form would be taken for the next request of this connection.
  if (/^multipart\//i.test(c.req.header('content-type') ?? '')) c.header('Connection', 'close');
  if (problem.retryAfterSeconds !== undefined) c.header('Retry-After', String(problem.retryAfterSeconds));
  const write = writers.find(([area]) => c.req.path.startsWith(area))?.[1];
  if (!write && problem.retryAfterSeconds !== undefined && c.req.header('accept')?.includes('text/html'))
    return c.html(
      busyPage(problem.message, problem.retryAfterSeconds),
      problem.status as ContentfulStatusCode,
    );
  const body = write?.(problem, requestId) ?? { message: problem.message, requestId };
  return c.json(body, problem.status as ContentfulStatusCode);
};
