import type { Context } from 'hono';

/** Fields of text only; the last of several with one name. */
export const formOf = async (c: Context): Promise<Record<string, string>> => {
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
};
