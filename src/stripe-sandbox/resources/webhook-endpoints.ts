import { z } from 'zod';
import { metadata, text, webAddress } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/ledger.ts';
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
  route('POST', 'webhook_endpoints', create, async (ledger, params) => {
    const endpoint = await insertRecord(
      ledger,
      {
        id: newId(ledger, 'we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        created: secondsOf(ledger.now),
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
    return { ...endpoint, secret: newId(ledger, 'whsec', 32) };
  }),
  listRoute('webhook_endpoints', 'webhook_endpoint'),
  route('POST', 'webhook_endpoints/:id', update, async (ledger, changes, id) => {
    const { object } = await getLocked(ledger, 'webhook_endpoint', id);
    return saveRecord(ledger, {
      ...object,
      ...(changes.url !== undefined && { url: changes.url }),
      ...(changes.enabled_events !== undefined && { enabled_events: changes.enabled_events }),
      metadata: { ...object.metadata, ...changes.metadata },
    });
  }),
];
