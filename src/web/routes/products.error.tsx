import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { notFoundPage } from '#web/shell/pages/not-found-page.tsx';

export const Route = createFileRoute('/products/error')(notFoundPage(messages.productError));
