import { createRouter } from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import type { LegalReader, PageContext } from '#shared/page-context.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { Answers } from './lib/server/answers.tsx';
import { browserCatalog } from './lib/server/browser-catalog.ts';
import { browserLegal } from './lib/server/browser-legal.ts';
import { loadQueries } from './lib/server/load-queries.ts';
import { followSession } from './lib/session/follow-session.ts';
import { createShopClient, type ShopClient } from './lib/server/shop-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound } from './shell/pages/not-found.tsx';
import { RouteError } from './shell/pages/route-error.tsx';

/** What every route can rely on, on the server and in the browser. */
export type RouterContext = PageContext & { shop: ShopClient; legal: LegalReader };

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface Register {
    server: { requestContext: PageContext };
  }
}

// oxlint-disable-next-line no-console -- a browser has no other log
const logError = (error: unknown) => console.error(error);

/** One router per rendered page on the server, one per tab in the browser. */
export const getRouter = () => {
  const page = getGlobalStartContext();
  const site = page?.site ?? defaultSiteConfig;
  const shop = createShopClient();
  const context: RouterContext = {
    site,
    shop,
    catalog: page?.catalog ?? browserCatalog(shop),
    legal: page?.legal ?? browserLegal(shop),
    reportError: page?.reportError ?? logError,
  };
  const router = createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: () => <NotFound />,
    dehydrate: () => ({ site }),
    Wrap: ({ children }) => <Answers shop={shop}>{children}</Answers>,
  });
  router.options.hydrate = (received) =>
    router.update({ ...router.options, context: { ...context, site: received.site } });
  if (typeof window !== 'undefined') {
    followSession(shop, router);
    // Whoever is signed in is asked for at once.
    if (shop.session.isOpen()) void loadQueries();
  }
  return router;
};
