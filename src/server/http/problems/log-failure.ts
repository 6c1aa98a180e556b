import type { Context } from 'hono';
import type { ShopEnv } from '#server/http/shop-env.ts';

/** In full, for whoever runs the shop. A caller who left is no failure of ours. */
export const logFailure = (
  c: Context<ShopEnv>,
  cause: unknown,
  what: { message: string; path?: string | undefined },
) => {
  const { message, ...about } = what;
  if (c.req.raw.signal.aborted) {
    c.get('log').info({ err: cause, ...about }, 'the caller left');
    return;
  }
  c.set('hasFailed', true);
  c.get('log').error({ err: cause, ...about }, message);
};
