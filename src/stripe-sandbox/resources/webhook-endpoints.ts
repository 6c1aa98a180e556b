import { z } from 'zod';
import { metadata, text, webAddress } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/books.ts';
import { getLocked, insertRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { listRoute } from './list-route.ts';

const create = {
  url: webAddress,
  enabled_events: z.array(text()).min(1),
  api_version: text().optional(),
  description: text().optional(),
  metadata: metadata.default({}),
};
const update = {
  url: webAddress.optional(),
  enabled_events: z.array(text()).min(1).optional(),
  metadata: metadata.optional(),
};

/** Registered endpoints are kept, to try the registering; the sandbox itself always tells the shop it is in. */
export const webhookEndpointRoutes = [
  route('POST', 'webhook_endpoints', create, async (books, params) => {
    const endpoint = await insertRecord(
      books,
      {
        id: newId(books, 'we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        created: secondsOf(books.now),
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: params.metadata,
        status: 'enabled',
        url: params.url,
      },
      {},
    );
    // Told this once and never again.
    return { ...endpoint, secret: newId(books, 'whsec', 32) };
  }),
  listRoute('webhook_endpoints', 'webhook_endpoint'),
  route('POST', 'webhook_endpoints/:id', update, async (books, changes, id) => {
    const { object } = await getLocked(books, 'webhook_endpoint', id);
    return saveRecord(books, {
      ...object,
      ...(changes.url !== undefined && { url: changes.url }),
      ...(changes.enabled_events !== undefined && { enabled_events: changes.enabled_events }),
      metadata: { ...object.metadata, ...changes.metadata },
    });
  }),
];
