import { lazy, Suspense, useEffect, useState } from 'react';
import { toastQueue } from './toast-queue.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Stands once at the root of the page; until the first toast it costs nothing. */
export const ToastHost = ({ label }: { label: string }) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => toastQueue.onFirst(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster label={label} />
    </Suspense>
  );
};
