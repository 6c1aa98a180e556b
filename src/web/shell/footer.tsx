import type { MarketingPage, SiteConfig } from '#shared/site-config.ts';
import { messages } from '#web/lib/messages.ts';
import { MarketingLinks } from './header/marketing-links.tsx';

const pages: MarketingPage[] = ['about', 'howItWorks', 'contactUs'];

type FooterProps = Pick<SiteConfig, 'marketingLinks'> & { year: number };

export const Footer = ({ marketingLinks, year }: FooterProps) => (
  <footer className="border-t border-line text-sm print:hidden">
    <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3 py-6.5">
      <span>{messages.footer.copyright(year)}</span>
      <nav aria-label={messages.footer.navigation} className="flex flex-wrap gap-x-5 gap-y-2">
        <MarketingLinks
          pages={pages}
          addresses={marketingLinks}
          className="underline underline-offset-2 hover:text-ink"
        />
      </nav>
    </div>
  </footer>
);
