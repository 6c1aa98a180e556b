import { createFileRoute } from '@tanstack/react-router';
import { notFoundPage } from '#web/shell/pages/not-found-page.tsx';

/** Every address that no other route knows. */
export const Route = createFileRoute('/$')(notFoundPage());
