import { Link } from '@tanstack/react-router';
import type { MarketingPage, SiteConfig } from '#shared/site-config.ts';
import { messages } from '#web/lib/messages.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Brand } from './brand.tsx';
import { MarketingLinks } from './marketing-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const pages: MarketingPage[] = ['about', 'howItWorks', 'managedServices', 'industries', 'contactUs'];

const { mainNavigation, signUp } = messages.header;

export const Header = ({ marketingLinks }: Pick<SiteConfig, 'marketingLinks'>) => (
  <header className="sticky top-0 z-20 border-b border-line bg-paper">
    <div className="wrap flex h-15 items-center gap-5.5 sm:h-17">
      <Brand />
      <nav aria-label={mainNavigation} className="hidden gap-4.5 text-[0.90625rem] lg:flex">
        <MarketingLinks
          pages={pages}
          addresses={marketingLinks}
          className="whitespace-nowrap decoration-2 underline-offset-[5px] hover:text-ink hover:underline"
        />
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <Link to={paths.signIn} className={buttonStyles({ class: 'max-sm:hidden' })}>
          {signUp}
        </Link>
        <MobileMenu>
          <MarketingLinks
            pages={pages}
            addresses={marketingLinks}
            className="border-b border-line py-3.5 text-lg font-medium text-ink"
          />
          <Link to={paths.signIn} className={buttonStyles({ size: 'lg', class: 'mt-5' })}>
            {signUp}
          </Link>
        </MobileMenu>
      </div>
    </div>
  </header>
);
