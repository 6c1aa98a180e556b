import { lazy, Suspense } from 'react';

const LightboxView = lazy(() => import('./lightbox-view.tsx'));

type LightboxImage = { src: string; alt: string };

export type LightboxProps = {
  images: readonly LightboxImage[];
  /** The picture to begin with; undefined while the lightbox is closed. */
  openAt: number | undefined;
  onClose: () => void;
  labels: { previous: string; next: string; close: string; lightbox: string };
};

/** Its code is fetched when a visitor first opens a picture. */
export const Lightbox = (props: LightboxProps) =>
  props.openAt === undefined ? null : (
    <Suspense>
      <LightboxView {...props} openAt={props.openAt} />
    </Suspense>
  );
