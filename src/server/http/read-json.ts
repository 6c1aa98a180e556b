import type { z } from 'zod';
import { DomainError } from '#server/kernel/domain-error.ts';
import { request as limits } from '#shared/limits.ts';
import { parseJson } from './json-guard.ts';

/** Reads a JSON body, stopping as soon as it is too large, whatever the headers claim. */
export const readJsonText = async (
  request: Request,
  maxBytes: number = limits.maxJsonBytes,
): Promise<string> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new DomainError('request.json-only');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new DomainError('request.too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError('request.too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The body as the schema wants it, or a refusal that says what is wrong with it. */
export const readJson = async <T extends z.ZodType>(
  request: Request,
  schema: T,
  maxBytes?: number,
): Promise<z.infer<T>> => schema.parse(parseJson(await readJsonText(request, maxBytes)));
