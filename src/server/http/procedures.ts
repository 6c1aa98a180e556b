import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { adminRouter } from '#server/api/admin.ts';
import { customerRouter } from '#server/api/customer.ts';
import { publicRouter } from '#server/api/public.ts';
import type { Context as CallContext } from '#server/api/trpc.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { isFailure } from '#server/kernel/failures/problem-of.ts';
import type { Services } from '#server/kernel/services.ts';
import type { OwnProcess } from '#server/ports/own-process.ts';
import { request as limits } from '#shared/limits/request.ts';
import { type Answer, answerOf } from './answer.ts';
import { logFailure } from './problems/log-failure.ts';
import type { ResponseCache } from './response-cache.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import { parseJson } from './security/json-guard.ts';
import { logRefusal, logSecurityEvent } from './security/security-log.ts';
import { withKnownParameters } from './pages/known-parameters.ts';
import { readJsonText } from './bodies/read-json.ts';
import type { ShopEnv } from './shop-env.ts';

/** The three areas, by the first segment of their paths under /api. */
export const areas = { admin: adminRouter, customer: customerRouter, public: publicRouter } as const;

/** Change without a change of the catalogue, so a cached answer would stand still; or are somebody's own. */
const NEVER_KEPT: (keyof typeof publicRouter.public)[] = ['arrivingProducts', 'getPreview', 'isCurrent'];

/** Money leaves. */
const REFUND: keyof typeof adminRouter = 'refundOrder';

const CALL_PARAMETERS = ['batch', 'input'];

/** The procedure calls: /api/admin/..., /api/customer/..., /api/public/... */
export const procedureRoutes = (services: Services, ownProcess: OwnProcess, cache: ResponseCache) => {
  const app = new Hono<ShopEnv>();
  const called = { services, ownProcess };
  app.get('/public/:calls', (c, next) => {
    if (NEVER_KEPT.some((call) => c.req.param('calls').includes(call))) return next();
    const request = withKnownParameters(c.req.raw, CALL_PARAMETERS);
    return cache(request, async () =>
      publicAnswerOf(await answer(c, called, '/api/public', areas.public, addressAlone(request))),
    );
  });
  for (const [area, router] of Object.entries(areas))
    app.on(['GET', 'POST'], `/${area}/:calls`, (c) => answer(c, called, `/api/${area}`, router));
  return app;
};

/**
 * A cached answer goes to whoever asks for the same address: the first caller's headers, which can ask for another
 * format, must not shape it, and that they leave must not end it.
 */
const addressAlone = ({ url }: Request) => new Request(url);

/** What works may be cached by whoever asks again whether it is still good. */
const publicAnswerOf = async (response: Response): Promise<Answer> => {
  const made = await answerOf(response);
  if (made.status !== 200) return made;
  return { ...made, headers: { ...made.headers, 'cache-control': 'no-cache', vary: 'accept-encoding' } };
};

type Called = Pick<CallContext, 'services' | 'ownProcess'>;

const answer = async (
  c: Context<ShopEnv>,
  called: Called,
  endpoint: string,
  router: AnyTRPCRouter,
  request = c.req.raw,
) =>
  fetchRequestHandler({
    endpoint,
    router,
    req: await checked(request),
    maxBatchSize: limits.maxBatchSize,
    createContext: () => callContext(c, called),
    onError: ({ error, path }) => {
      if (error.cause instanceof DomainError) logRefusal(c, error.cause.key, path);
      const failure = failureIn(error);
      if (failure !== undefined) logFailure(c, failure, { message: 'a call failed', path });
    },
    responseMeta: ({ errors }) => ({ headers: { 'Cache-Control': 'no-store', ...retryAfter(errors) } }),
  });

/** What broke; undefined where a call was refused. */
const failureIn = (error: TRPCError): unknown => {
  const { cause, code } = error;
  if (cause instanceof DomainError) return isFailure(cause) ? cause.cause : undefined;
  return code === 'INTERNAL_SERVER_ERROR' ? (cause ?? error) : undefined;
};

/** Where several calls of a batch are to wait, all may be sent again once the longest wait is over. */
const retryAfter = (errors: readonly TRPCError[]) => {
  const waits = errors.flatMap(({ cause }) =>
    cause instanceof DomainError ? (cause.retryAfterSeconds ?? []) : [],
  );
  return waits.length === 0 ? {} : { 'Retry-After': String(Math.max(...waits)) };
};

const callContext = (c: Context<ShopEnv>, { services, ownProcess }: Called): CallContext => {
  let customer: ReturnType<typeof authenticateRequest> | undefined;
  return {
    services,
    ownProcess,
    address: c.get('address'),
    requestId: c.get('requestId'),
    client: c.get('client'),
    ifMatch: c.req.header('if-match'),
    userAgent: c.req.header('user-agent'),
    authenticate: (lookup) => (customer ??= authenticateRequest(c, services, lookup)),
    recordChange: (call) => logSecurityEvent(c, call === REFUND ? 'refund' : 'admin-change', { call }),
  };
};

/** The same request, once its input is known to be bounded JSON without traps. */
const checked = async (request: Request): Promise<Request> => {
  // Whoever wants the headers alone gets those that the answer would have.
  if (request.method === 'HEAD') return checked(new Request(request, { method: 'GET' }));
  if (request.method === 'GET') {
    const inputs = new URL(request.url).searchParams.getAll('input');
    if (inputs.length > 1) throw new DomainError('request.invalid', { message: 'Send the input once.' });
    if (inputs[0] !== undefined) parseJson(inputs[0]);
    return request;
  }
  const body = await readJsonText(request);
  if (body !== '') parseJson(body);
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};
