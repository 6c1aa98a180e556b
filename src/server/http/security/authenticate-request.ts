import type { Context } from 'hono';
import type { ShopEnv } from '#server/http/shop-env.ts';
import type { Services } from '#server/kernel/services.ts';
import { authenticate } from '#server/modules/auth/authenticate.ts';

/** Who calls; lines of the log that follow name them. */
export const authenticateRequest = async (c: Context<ShopEnv>, services: Services) => {
  const customer = await authenticate(services, c.req.header('authorization'));
  c.set('actor', customer.id);
  return customer;
};
