import { useSyncExternalStore } from 'react';
import type { Layout } from './interview-position.ts';

/** As the styles' narrowest breakpoint. */
const WIDE = '(min-width: 38rem)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useLayout = (): Layout =>
  useSyncExternalStore(subscribe, () => (window.matchMedia(WIDE).matches ? 'by group' : 'by question'));
