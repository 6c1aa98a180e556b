import type { LegalName } from './legal/legal-names.ts';
import type { Market } from './legal/market.ts';
import { DEFAULT_COUNTRY } from './addresses/default-country.ts';

export type MarketingPage = 'about' | 'howItWorks' | 'managedServices' | 'industries' | 'contactUs';

/** What every page may know of the shop's configuration; it is sent to the browser, so nothing secret. */
export type SiteConfig = Readonly<{
  publicUrl: string;
  supportEmail: string;
  /** The marketing site is another site; its addresses are the shop owner's to set. */
  marketingLinks: Readonly<Record<MarketingPage, string>>;
  /** Where the shop's day begins and ends. */
  timeZone: string;
  /** Where it is: the country of whoever names none. */
  country: string;
  /** Only where the shop has tax worked out: whether prices are without it, and what products are by default. */
  tax?: Readonly<{ prices: 'net' | 'gross'; code: string }>;
  /** Payments are made on the built-in sandbox, with test cards. */
  isTestMode: boolean;
  /** A first start fills the shop with the demo bundles, so pages ask how far it is. Pages hear of it only while it lasts. */
  hasDemo: boolean;
  /** How to get about in a shop that somebody tries out, with its mail viewer. Null for all others: never in production. */
  firstSteps: Readonly<{ adminEmail: string | null }> | null;
  /** Browsers tell how fast the shop was for their visitors. */
  measuresVisits: boolean;
  /** Whom the shop sells to, where that is said. */
  market?: Market;
  /** The legal pages there are. Pages hear of them as they are rendered; without any, there is nothing to hear. */
  legalPages?: readonly LegalName[];
}>;

export const defaultSiteConfig: SiteConfig = {
  publicUrl: 'http://localhost:3000',
  supportEmail: 'support@example.com',
  marketingLinks: {
    about: 'https://www.example.com/about',
    howItWorks: 'https://www.example.com/how-it-works',
    managedServices: 'https://www.example.com/managed-services',
    industries: 'https://www.example.com/industries',
    contactUs: 'https://www.example.com/contact',
  },
  timeZone: 'America/New_York',
  country: DEFAULT_COUNTRY,
  isTestMode: true,
  hasDemo: false,
  firstSteps: null,
  measuresVisits: false,
};
