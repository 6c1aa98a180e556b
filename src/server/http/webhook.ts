import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import { receiveEvent } from '#server/modules/checkout/receive-event.ts';
import { webhook } from '#shared/limits.ts';
import { readBody } from './read-body.ts';
import type { ShopEnv } from './shop-env.ts';

/** POST /api/webhooks/stripe: stored, queued and answered; what it means is found out by a job. */
export const webhookRoute = (services: Services) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const body = await readBody(c.req.raw, webhook.maxBytes);
    await receiveEvent(services, body, c.req.header('stripe-signature'));
    return c.json({ received: true });
  });
