import { forAnyone, mergeRouters, router } from './trpc.ts';

const procedures = router({
  shop: forAnyone.query(({ ctx }) => {
    const { supportEmail, payments, links } = ctx.services.config;
    return { supportEmail, testMode: payments.kind === 'sandbox', links };
  }),
});

/** Every call answers under both names, `public.shop` and `shop`. */
export const publicRouter = mergeRouters(procedures, router({ public: procedures }));
