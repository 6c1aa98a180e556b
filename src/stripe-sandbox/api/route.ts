import { z } from 'zod';
import type { Ledger } from '#stripe-sandbox/ledger.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the interface. `run` gets its parameters checked and its ids from the path. */
export type Route = {
  method: Method;
  pattern: RegExp;
  params: z.ZodType;
  run: (ledger: Ledger, params: never, ...ids: string[]) => Promise<object>;
};

/** `:id` in the path stands for one id. A parameter that is not in the shape is refused. */
export const route = <Shape extends z.ZodRawShape>(
  method: Method,
  path: string,
  shape: Shape,
  run: (
    ledger: Ledger,
    params: z.infer<z.ZodObject<Shape, z.core.$strict>>,
    ...ids: string[]
  ) => Promise<object>,
): Route => ({
  method,
  pattern: patternOf(path),
  params: z.strictObject(shape),
  run,
});

export const patternOf = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`);

/** As many as asked for, and whether there are more: one more is asked for than shown. */
export const listOf = <T>(url: string, found: T[], limit: number) => ({
  object: 'list',
  url,
  has_more: found.length > limit,
  data: found.slice(0, limit),
});
