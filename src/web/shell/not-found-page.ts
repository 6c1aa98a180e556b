import { notFound } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';

/** A route that is found and says "not found", with the status to match. */
export const notFoundPage = () => ({
  head: () => pageHead({ title: messages.notFound.title, indexed: false }),
  loader: () => {
    throw notFound();
  },
});
