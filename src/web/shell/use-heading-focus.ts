import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const stepIn = (location?: { search: { step?: unknown } }) => location?.search.step;

/**
 * After a change of page, or of the step of one, the heading takes the focus, so that it is read out and the keyboard
 * starts there.
 */
export const useHeadingFocus = () => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        const heading = document.querySelector<HTMLElement>('main h1');
        const isElsewhere = pathChanged || stepIn(fromLocation) !== stepIn(toLocation);
        // Whoever has a dialog to answer does not read the page behind it.
        const isCovered = document.querySelector('[role=dialog]') !== null;
        if (!fromLocation || !isElsewhere || !heading || isCovered) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
};
