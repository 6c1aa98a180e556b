import { z } from 'zod';
import { listShape, pageOf, text } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import { listObjects } from '#stripe-sandbox/records.ts';

const list = { ...listShape, types: z.array(text()).max(20).default([]) };

export const eventRoutes = [
  route('GET', 'events', list, async (ledger, { types, ...params }) => {
    const page = pageOf(params);
    const anyKey = types.map((name) => `type:${name}`);
    const found = await listObjects(ledger, 'event', { ...page, anyKey, limit: page.limit + 1 });
    return listOf('/v1/events', found, page.limit);
  }),
];
