import type { MarketingPage, SiteConfig } from '#shared/site-config.ts';
import { messages } from '#web/lib/messages.ts';

type MarketingLinksProps = {
  pages: readonly MarketingPage[];
  addresses: SiteConfig['marketingLinks'];
  className: string;
};

export const MarketingLinks = ({ pages, addresses, className }: MarketingLinksProps) => (
  <>
    {pages.map((page) => (
      <a key={page} href={addresses[page]} className={className}>
        {messages.marketing[page]}
      </a>
    ))}
  </>
);
