import { createRouter } from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import type { PageContext } from '#shared/page-context.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound } from './shell/not-found.tsx';
import { RouteError } from './shell/route-error.tsx';

/** What every route can rely on, on the server and in the browser. */
export type RouterContext = Pick<PageContext, 'site'>;

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** One router per rendered page on the server, one per tab in the browser. */
export const getRouter = () => {
  const context: RouterContext = { site: getGlobalStartContext()?.site ?? defaultSiteConfig };
  const router = createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    dehydrate: () => context,
  });
  router.options.hydrate = (received) => router.update({ ...router.options, context: received });
  return router;
};
