import { useEffect } from 'react';
import { messages } from './messages.ts';

/** For a title that changes while the page stays: it is seen from another tab too. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · ${messages.shopName}`;
  }, [title]);
};
