import { lazy, Suspense } from 'react';
import type { LightboxProps } from './lightbox-props.ts';

const LightboxView = lazy(() => import('./lightbox-view.tsx'));

/** Its code is fetched when a visitor first opens a picture. */
export const Lightbox = (props: LightboxProps) =>
  props.openAt === undefined ? null : (
    <Suspense>
      <LightboxView {...props} openAt={props.openAt} />
    </Suspense>
  );
