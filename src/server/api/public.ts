import { siteConfigOf } from '#server/config.ts';
import { forAnyone, mergeRouters, router } from './trpc.ts';

const procedures = router({
  shop: forAnyone.query(({ ctx }) => siteConfigOf(ctx.services.config)),
});

/** Every call answers under both names, `public.shop` and `shop`. */
export const publicRouter = mergeRouters(procedures, router({ public: procedures }));

export type PublicRouter = typeof publicRouter;
