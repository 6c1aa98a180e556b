import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { type CurrentCustomer, type Lookup, requireAdmin } from '#server/modules/auth/authenticate.ts';
import type { OwnProcess } from '#server/ports/own-process.ts';
import { problemOf } from '#server/kernel/failures/problem-of.ts';
import { readableIssues } from '#server/kernel/failures/readable-issues.ts';
import { problems } from '#shared/problems.ts';

export type Context = {
  services: Services;
  ownProcess: OwnProcess;
  requestId: string;
  /** The caller's network: what limits are counted by. */
  client: string;
  /** What the caller believes to change is still so: see `revisionOf`. */
  ifMatch: string | undefined;
  /** What the caller's program calls itself. */
  userAgent: string | undefined;
  /** The caller's own. */
  address: string;
  /** Asked at most once per request, however many calls a batch holds. */
  authenticate: (lookup?: Lookup) => Promise<CurrentCustomer>;
  /** Told of each call by which an administrator has changed something. */
  recordChange: (call: string) => void;
};

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const { message, fields } = wordsOf(error);
    const { code, httpStatus, path } = shape.data;
    return { ...shape, message, data: { code, httpStatus, path, requestId: ctx?.requestId, fields } };
  },
});

/** What people may read of an error: a foreseen refusal's sentence, never our insides. */
const wordsOf = (error: TRPCError) => {
  if (error.cause instanceof ZodError) return readableIssues(error.cause.issues);
  if (error.cause instanceof DomainError) return { message: error.cause.message, fields: error.cause.fields };
  if (error.code === 'INTERNAL_SERVER_ERROR')
    return { message: problems['server.broken'].message, fields: undefined };
  if (error.code === 'NOT_FOUND') return { message: 'This call does not exist.', fields: undefined };
  return { message: error.message, fields: undefined };
};

/** What a call was given is checked before it begins: something unfit that is found later is none of the caller's. */
const translateProblems = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const { cause = result.error } = result.error;
  if (cause instanceof ZodError) return result;
  const problem = problemOf(cause);
  throw new TRPCError({ code: problem.code, message: problem.message, cause: problem });
});

export const { router, mergeRouters } = t;

/** A call is known by its name once it is found, so that nothing of the address gets into a trace. */
const traceCall = t.middleware(({ ctx, path, next }) =>
  ctx.services.tracer.trace(`call ${path}`, {}, () => next()),
);

export const forAnyone = t.procedure.use(traceCall).use(translateProblems);

const asCustomer = (lookup?: Lookup) =>
  forAnyone.use(async ({ ctx, next }) => next({ ctx: { customer: await ctx.authenticate(lookup) } }));

const asAdmin = (lookup?: Lookup) =>
  asCustomer(lookup).use(async ({ ctx, type, path, next }) => {
    requireAdmin(ctx.customer);
    const result = await next();
    if (type === 'mutation' && result.ok) ctx.recordChange(path);
    return result;
  });

export const forCustomer = asCustomer();
export const forAdmin = asAdmin();

/** For what screens ask every two seconds: however many poll, their sessions are looked up together. */
export const forPollingCustomer = asCustomer('together');
export const forPollingAdmin = asAdmin('together');
