import { z } from 'zod';
import { listShape, pageOf, text } from '#stripe-sandbox/api/params.ts';
import { listOf, route } from '#stripe-sandbox/api/route.ts';
import { getObject, listObjects } from '#stripe-sandbox/records.ts';

const list = { ...listShape, type: text().optional(), types: z.array(text()).max(20).optional() };

export const eventRoutes = [
  route('GET', 'events', list, async (ledger, { type, types, ...params }) => {
    const page = pageOf(params);
    const anyKey = (types ?? (type === undefined ? [] : [type])).map((name) => `type:${name}`);
    const found = await listObjects(ledger, 'event', { ...page, anyKey, limit: page.limit + 1 });
    return listOf('/v1/events', found, page.limit);
  }),
  route('GET', 'events/:id', {}, (ledger, _, id) => getObject(ledger, 'event', id)),
];
