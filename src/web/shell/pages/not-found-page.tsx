import { notFound } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { NotFound, type NotFoundWords } from './not-found.tsx';

/** A route that is found and says "not found", with the status to match. */
export const notFoundPage = (words: NotFoundWords = messages.notFound) => ({
  head: () => pageHead({ title: words.title, indexed: false }),
  loader: () => {
    throw notFound();
  },
  notFoundComponent: () => <NotFound words={words} />,
});
