import type { SiteConfig } from './site-config.ts';

/** What the server hands to a page that it renders. */
export type PageContext = { site: SiteConfig; reportError: (error: unknown) => void };
