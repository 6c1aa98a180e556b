import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a change of page the heading takes the focus, so that it is read out and the keyboard starts there. */
export const useHeadingFocus = () => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!fromLocation || !pathChanged || !heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
};
