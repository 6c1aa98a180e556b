import type { SiteConfig } from '#shared/site-config.ts';

/** What the server hands to a page it renders. */
export type PageContext = { site: SiteConfig; reportError: (error: unknown) => void };

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface Register {
    server: { requestContext: PageContext };
  }
}
