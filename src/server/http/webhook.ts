import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import { receiveEvent } from '#server/modules/checkout/receive-event.ts';
import { KIB } from '#shared/units.ts';
import { readBody } from './bodies/read-body.ts';
import type { ShopEnv } from './shop-env.ts';

export const webhook = { maxBytes: 512 * KIB } as const;

/** POST /api/webhooks/stripe: stored, queued and answered; what it means is found out by a job. */
export const webhookRoute = (services: Services) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const body = await readBody(c.req.raw, webhook.maxBytes);
    await receiveEvent(services, body, c.req.header('stripe-signature'));
    return c.json({ received: true });
  });
