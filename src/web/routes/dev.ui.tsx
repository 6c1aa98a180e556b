import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { notFoundPage } from '#web/shell/pages/not-found-page.tsx';

/** Every component of the kit in every state. A build leaves it out: the address is not found there. */
export const Route = createFileRoute('/dev/ui')(
  import.meta.env.DEV
    ? {
        head: () => ({ meta: [{ title: 'UI kit' }] }),
        component: lazyRouteComponent(() => import('#web/dev/ui-gallery.tsx'), 'UiGallery'),
      }
    : notFoundPage(),
);
