import type { HttpBindings } from '@hono/node-server';
import type { Log } from '#server/kernel/log.ts';

/** What every request carries once it is past the first middleware. */
export type ShopEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Log;
    /** The caller's own, also where a proxy of ours stands in between. */
    address: string;
    /** The caller's network (/24 or /64): what limits are counted by. */
    client: string;
    /** The customer's id, once the request has shown whose it is. */
    actor?: string;
    /** Something of ours failed, whatever the status says. */
    hasFailed?: boolean;
  };
};
