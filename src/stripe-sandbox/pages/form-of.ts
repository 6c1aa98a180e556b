import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '#server/kernel/domain-error.ts';
import { limits } from '#stripe-sandbox/limits.ts';

export const formLimit = bodyLimit({
  maxSize: limits.maxFormBytes,
  onError: () => {
    throw new DomainError('request.too-large');
  },
});

/** Fields of text only; the last of several with one name. */
export const formOf = async (c: Context): Promise<Record<string, string>> => {
  const fields = Object.entries(await c.req.parseBody().catch(refuse));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
};

const refuse = (cause: unknown) => {
  throw new DomainError('request.bad-form', { cause });
};
