import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const SomeBundles = lazy(async () => ({ default: (await import('./some-bundles.tsx')).SomeBundles }));

/** They are asked for once the page is alive, so their code need not be part of every page's. */
export const LaterBundles = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <SomeBundles />
    </Suspense>
  );
