import { pageIdOf } from './document-page.tsx';

/** What is read next by eye, by keyboard and by screen reader alike. */
export const jumpToPage = (page: number) => {
  const heading = document.getElementById(pageIdOf(page));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};
