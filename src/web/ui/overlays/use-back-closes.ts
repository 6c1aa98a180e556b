import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/history' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface HistoryState {
    /** Something lies over the page. */
    isCovered?: boolean;
  }
}

/**
 * For what covers the whole page: the browser's Back takes it away and leaves the page where it is. Gives what closes it
 * by other means, which is the same step back.
 */
export const useBackCloses = (onClose: () => void) => {
  const { history, navigate } = useRouter();
  const isEntered = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isEntered.current)
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: (kept) => ({ ...kept, isCovered: true }),
        resetScroll: false,
        hashScrollIntoView: false,
      });
    isEntered.current = true;
    return history.subscribe(({ location }) => {
      if (!location.state.isCovered) close.current();
    });
  }, [history, navigate]);
  return () => history.back();
};
