import { useEffect } from 'react';

/** Has the server count this look at a product's page: the page's name goes there, and nothing of who looks. */
export const useNotedView = (slug: string) =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    const isNoted = dataset['viewNoted'] === slug;
    delete dataset['viewNoted'];
    // By `wake.ts`, before the page came alive.
    if (isNoted) return;
    const body = new Blob([JSON.stringify({ slug })], { type: 'application/json' });
    // Absent where somebody has switched it off; then nothing is counted.
    navigator.sendBeacon?.('/api/public/noteProductView', body);
  }, [slug]);
