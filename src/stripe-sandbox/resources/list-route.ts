import { z } from 'zod';
import { type ListParams, listShape, pageOf, text } from '#stripe-sandbox/api/params.ts';
import { listOf, patternOf, type Route } from '#stripe-sandbox/api/route.ts';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import type { Kind } from '#stripe-sandbox/objects/objects.ts';
import { listObjects } from '#stripe-sandbox/records.ts';

/** A list that can be narrowed by the ids of related objects. */
export const listRoute = (path: string, kind: Kind, filters: readonly string[] = []): Route => ({
  method: 'GET',
  pattern: patternOf(path),
  params: z.strictObject({
    ...listShape,
    ...Object.fromEntries(filters.map((name) => [name, text().optional()])),
  }),
  run: async (ledger: Ledger, params: ListParams & Record<string, unknown>) => {
    const page = pageOf(params);
    const keys = filters.flatMap((name) => {
      const id = params[name];
      return typeof id === 'string' ? [`${name}:${id}`] : [];
    });
    const found = await listObjects(ledger, kind, { ...page, keys, limit: page.limit + 1 });
    return listOf(`/v1/${path}`, found, page.limit);
  },
});
