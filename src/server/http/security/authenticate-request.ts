import type { Context } from 'hono';
import type { ShopEnv } from '#server/http/shop-env.ts';
import type { Services } from '#server/kernel/services.ts';
import { authenticate, type Lookup } from '#server/modules/auth/authenticate.ts';

/** Who calls; lines of the log that follow name them. */
export const authenticateRequest = async (c: Context<ShopEnv>, services: Services, lookup?: Lookup) => {
  const customer = await authenticate(services, c.req.header('authorization'), lookup);
  c.set('actor', customer.id);
  return customer;
};
