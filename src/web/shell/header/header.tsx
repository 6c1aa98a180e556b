import { Link, useRouterState } from '@tanstack/react-router';
import type { MarketingPage, SiteConfig } from '#shared/site-config.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { messages } from '#web/lib/messages.ts';
import { useOwnsSomething } from '#web/lib/orders.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Account, Identity, useSignOut } from './account.tsx';
import { AdminLinks } from './admin-links.tsx';
import { Brand } from './brand.tsx';
import { HomeSearch } from './home-search.tsx';
import { MarketingLinks } from './marketing-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const pages: MarketingPage[] = ['about', 'howItWorks', 'managedServices', 'industries', 'contactUs'];

const { mainNavigation, signUp } = messages.header;
const IN_BAR =
  'whitespace-nowrap decoration-2 underline-offset-[5px] hover:text-ink hover:underline aria-[current]:text-ink';
const IN_MENU = 'border-b border-line py-3.5 text-lg font-medium text-ink';

export const Header = ({ marketingLinks }: Pick<SiteConfig, 'marketingLinks'>) => {
  const { customer } = useCustomer();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const signOut = useSignOut();
  const ownsSomething = useOwnsSomething();
  const linksIn = (className: string) =>
    customer ? (
      <>
        {customer.isAdmin && <AdminLinks className={className} />}
        {ownsSomething && (
          <Link to="/binder" className={className} activeProps={{ 'aria-current': 'page' }}>
            {messages.header.binder}
          </Link>
        )}
      </>
    ) : (
      <MarketingLinks pages={pages} addresses={marketingLinks} className={className} />
    );
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-15 items-center gap-5.5 sm:h-17">
        <Brand />
        <nav aria-label={mainNavigation} className="hidden gap-4.5 text-[0.90625rem] lg:flex">
          {linksIn(IN_BAR)}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3">
          {isHome && <HomeSearch />}
          {customer ? (
            <Account customer={customer} />
          ) : (
            <Link to="/auth" className={buttonStyles({ class: 'max-sm:hidden' })}>
              {signUp}
            </Link>
          )}
          <MobileMenu>
            {linksIn(IN_MENU)}
            {customer ? (
              <>
                <Link to="/profile" className={IN_MENU}>
                  {messages.account.editProfile}
                </Link>
                <div className="py-4">
                  <Identity customer={customer} />
                </div>
                <Button size="lg" variant="ghost" onClick={() => void signOut()}>
                  {messages.account.signOut}
                </Button>
              </>
            ) : (
              <Link to="/auth" className={buttonStyles({ size: 'lg', class: 'mt-5' })}>
                {signUp}
              </Link>
            )}
          </MobileMenu>
        </div>
      </div>
    </header>
  );
};
