import { createFileRoute } from '@tanstack/react-router';
import { notFoundPage } from '#web/shell/pages/not-found-page.tsx';

/** Where people are sent whose page exists, but not for them. */
export const Route = createFileRoute('/404')(notFoundPage());
