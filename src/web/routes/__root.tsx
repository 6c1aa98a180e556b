import { createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { firstStepsScript } from '#web/lib/first-steps-script.ts';
import { messages } from '#web/lib/messages.ts';
import { sessionScript } from '#web/lib/session/session-script.ts';
import type { RouterContext } from '#web/router.tsx';
import { Layout } from '#web/shell/layout.tsx';
import styles from '#web/styles.css?url';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: messages.shopName },
      { name: 'theme-color', content: '#0b4f3f' },
    ],
    links: [
      { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
    scripts: [{ children: sessionScript }, { children: firstStepsScript }],
  }),
  loader: () => ({ year: new Date().getFullYear() }),
  staleTime: Infinity,
  shellComponent: Shell,
  component: Layout,
});

function Shell({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks a browser that keeps a session, before React is there.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
