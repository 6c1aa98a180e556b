import { Outlet, rootRouteId, useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#web/lib/messages.ts';
import { pageTakenOver } from '#web/lib/session/page-taken-over.ts';
import { useVisitReport } from '#web/lib/visits/use-visit-report.ts';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { ToastHost } from '#web/ui/toasts/toast-host.tsx';
import { BusinessOverlay } from './business-overlay.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Splash } from './splash.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const MAIN_ID = 'main';

/** What stands around every screen. */
export const Layout = () => {
  const { site } = useRouteContext({ from: rootRouteId });
  const { year } = useLoaderData({ from: rootRouteId });
  useHeadingFocus();
  useEffect(() => {
    pageTakenOver.tellWhenIdle();
    // `wake.ts` has kept for us what was tapped and typed until now.
    window.dispatchEvent(new Event('bindery:alive'));
  }, []);
  useVisitReport(site.measuresVisits);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId={MAIN_ID}>{messages.skipToContent}</SkipLink>
      <NavigationProgress />
      <OfflineBanner />
      <Header marketingLinks={site.marketingLinks} />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <Footer {...site} year={year} />
      <BusinessOverlay />
      <Splash />
      <ToastHost label={messages.notifications} />
    </div>
  );
};
