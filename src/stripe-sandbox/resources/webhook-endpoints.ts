import { z } from 'zod';
import { text, webAddress } from '#stripe-sandbox/api/params.ts';
import { route } from '#stripe-sandbox/api/route.ts';
import { newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { getLocked, insertRecord, saveRecord } from '#stripe-sandbox/records.ts';
import { listRoute } from './list-route.ts';

const update = { enabled_events: z.array(text()).min(1) };
const create = {
  url: webAddress,
  ...update,
  api_version: text().optional(),
  description: text().optional(),
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
        status: 'enabled',
        url: params.url,
      },
      {},
    );
    // Told this once and never again.
    return { ...endpoint, secret: newId(ledger, 'whsec', 32) };
  }),
  listRoute('webhook_endpoints', 'webhook_endpoint'),
  route('POST', 'webhook_endpoints/:id', update, async (ledger, { enabled_events }, id) => {
    const { object } = await getLocked(ledger, 'webhook_endpoint', id);
    return saveRecord(ledger, { ...object, enabled_events });
  }),
];
