import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render as renderIntoPage } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { Answers } from '#web/lib/server/answers.tsx';
import { browserCatalog } from '#web/lib/server/browser-catalog.ts';
import { loadQueries } from '#web/lib/server/load-queries.ts';
import { createShopClient } from '#web/lib/server/shop-client.ts';

/** Puts a component into an empty page, with somebody at the keyboard and mouse. */
export const render = (ui: ReactNode) => ({ user: userEvent.setup(), ...renderIntoPage(ui) });

/** A page waits for a second before it asks once more. */
const askAgainAtOnce = (client: QueryClient) => {
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
};

/** The same for a component that links to other pages. */
export const renderAt = async (address: string, ui: ReactNode) => {
  const shop = createShopClient();
  // Loading takes real time, for which a clock that a test holds does not wait.
  await Promise.all([shop.calls(), loadQueries()]);
  askAgainAtOnce(shop.queries);
  const router = createRouter({
    context: { shop, catalog: browserCatalog(shop), site: defaultSiteConfig },
    Wrap: ({ children }) => <Answers shop={shop}>{children}</Answers>,
    routeTree: createRootRoute({ component: () => ui, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return { router, ...render(<RouterProvider router={router} />) };
};
