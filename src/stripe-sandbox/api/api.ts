import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ApiError, invalid } from '#stripe-sandbox/api-error.ts';
import type { Ledger, InLedger } from '#stripe-sandbox/ledger.ts';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import { expandAll } from './expand.ts';
import { type Form, parseForm } from './form.ts';
import { type Answer, answerIdempotently } from './idempotency.ts';
import { paramErrorOf, text } from './params.ts';
import { findRoute } from './routes.ts';

type ApiOptions = {
  secretKey: string;
  /** The only one that is spoken. */
  apiVersion: string;
  inLedger: InLedger;
};

const MAX_KEY_LENGTH = 255;

/** The provider's interface. It has no door to the network: only the library in this process is given it. */
export const createApi = ({ secretKey, apiVersion, inLedger }: ApiOptions) => {
  const answer = async (request: Request): Promise<Answer> => {
    checkCaller(request, { secretKey, apiVersion });
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    const found = findRoute(method, pathname);
    const form = parseForm(method === 'POST' ? await request.text() : search);
    const { params, expand } = paramsOf(found.route.params, form);
    const run = async (ledger: Ledger) =>
      expandAll(ledger, await found.route.run(ledger, params as never, ...found.ids), expand);
    const key = request.headers.get('idempotency-key');
    if (method !== 'POST' || key === null) return { status: 200, body: await inLedger(run) };
    if (key.length > MAX_KEY_LENGTH) throw invalid('Idempotency keys may have at most 255 characters.');
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([pathname, form]))
      .digest('base64url');
    return inLedger((ledger) => answerIdempotently(ledger, { key, fingerprint }, run));
  };

  return async (request: Request) => {
    try {
      return respond(await answer(request), apiVersion);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return respond({ status: error.status, body: error.envelope }, apiVersion);
    }
  };
};

const respond = ({ status, body, isReplayed = false }: Answer, apiVersion: string) =>
  Response.json(body, {
    status,
    headers: { 'stripe-version': apiVersion, ...(isReplayed && { 'idempotent-replayed': 'true' }) },
  });

const checkCaller = (
  { headers }: Request,
  { secretKey, apiVersion }: Pick<ApiOptions, 'secretKey' | 'apiVersion'>,
) => {
  if (!timingSafeEqual(headers.get('authorization') ?? '', `Bearer ${secretKey}`))
    throw new ApiError(401, 'Invalid API Key provided.');
  const version = headers.get('stripe-version');
  if (version !== apiVersion) throw invalid(`Invalid Stripe API version: ${version}`);
};

const expandShape = z.array(text()).max(20).default([]);

const paramsOf = (schema: z.ZodType, { expand, ...form }: Form) => {
  const params = schema.safeParse(form, { reportInput: true });
  if (!params.success) throw paramErrorOf(params.error);
  const paths = expandShape.safeParse(expand);
  if (!paths.success) throw invalid('Invalid array', 'expand');
  return { params: params.data, expand: paths.data };
};
