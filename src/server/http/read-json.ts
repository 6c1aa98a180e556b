import type { z } from 'zod';
import { DomainError } from '#server/kernel/domain-error.ts';
import { invalidInput } from '#server/kernel/invalid-input.ts';

/** The body as the schema wants it, or a refusal that says what is wrong with it. */
export const readJson = async <T>(request: Request, schema: z.ZodType<T>): Promise<T> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new DomainError('request.json-only');
  const parsed = schema.safeParse(parseJson(await request.text()));
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('request.not-json', { cause });
  }
};
