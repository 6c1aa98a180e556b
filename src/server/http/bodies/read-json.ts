import type { z } from 'zod';
import { DomainError } from '#server/kernel/domain-error.ts';
import { parseJson } from '#server/http/security/json-guard.ts';
import { readBody } from './read-body.ts';
import { requestBody as limits } from './request-body-limits.ts';

/** Reads a JSON body, stopping as soon as it is too large, whatever the headers claim. */
export const readJsonText = async (
  request: Request,
  maxBytes: number = limits.maxJsonBytes,
): Promise<string> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new DomainError('request.json-only');
  return (await readBody(request, maxBytes)).toString('utf8');
};

/** The body as the schema wants it, or a refusal that says what is wrong with it. */
export const readJson = async <T extends z.ZodType>(
  request: Request,
  schema: T,
  maxBytes?: number,
): Promise<z.infer<T>> => schema.parse(parseJson(await readJsonText(request, maxBytes)));
