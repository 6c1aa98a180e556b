import type { PageMark } from '#web/ui/paper/page-marks.tsx';

type LightboxImage = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** The same picture in several widths, the sharpest of which is chosen by the size of the screen. */
  webp?: readonly { width: number; url: string }[];
  /** What is marked on it; such a picture tells its size. */
  marks?: readonly PageMark[];
};

export type LightboxProps = {
  images: readonly LightboxImage[];
  /** The picture to begin with; undefined while the lightbox is closed. */
  openAt: number | undefined;
  onClose: () => void;
  labels: {
    previous: string;
    next: string;
    close: string;
    lightbox: string;
    /** Between the number of the picture and how many there are; a slash unless told. */
    of?: string;
  };
};
