import { createFileRoute } from '@tanstack/react-router';
import { notFoundPage } from '#web/shell/pages/not-found-page.tsx';

/** A page that fails on the server and works in the browser, to see what visitors see then. */
export const Route = createFileRoute('/dev/failure')(
  import.meta.env.DEV
    ? {
        loader: () => {
          if (import.meta.env.SSR) throw new Error('An inner detail.');
        },
        component: () => <h1 className="wrap py-12 text-3xl">It works now</h1>,
      }
    : notFoundPage(),
);
