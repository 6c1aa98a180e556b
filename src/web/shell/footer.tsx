import { Link } from '@tanstack/react-router';
import { legalTitles } from '#shared/legal/legal-names.ts';
import type { MarketingPage, SiteConfig } from '#shared/site-config.ts';
import { messages } from '#web/lib/messages.ts';
import { MarketingLinks } from './header/marketing-links.tsx';

const pages: MarketingPage[] = ['about', 'howItWorks', 'contactUs'];

type FooterProps = Pick<SiteConfig, 'marketingLinks' | 'legalPages' | 'market'> & { year: number };

const linkStyle = 'underline underline-offset-2 hover:text-ink';

export const Footer = ({ marketingLinks, legalPages, market, year }: FooterProps) => (
  <footer className="border-t border-line text-sm print:hidden">
    <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3 py-6.5">
      <span>{messages.footer.copyright(year)}</span>
      {market === 'b2b' && <span>{messages.footer.businessesOnly}</span>}
      <nav aria-label={messages.footer.navigation} className="flex flex-wrap gap-x-5 gap-y-2">
        <MarketingLinks pages={pages} addresses={marketingLinks} className={linkStyle} />
        {legalPages?.map((name) => (
          <Link key={name} to="/legal/$name" params={{ name }} search={{}} className={linkStyle}>
            {legalTitles[name]}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);
