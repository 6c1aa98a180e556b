import { useState } from 'react';
import View from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { LightboxProps } from './lightbox-props.ts';
import { type MarkedImage, MarkedSlide } from './marked-slide.tsx';
import { useBackCloses } from './use-back-closes.ts';

// A default export, because that is what React's lazy takes.
export default function LightboxView({ images, openAt, onClose, labels }: LightboxProps) {
  const close = useBackCloses(onClose);
  // Told where it is, or it would go back to where it was opened whenever the page is rendered again.
  const [index, setIndex] = useState(openAt ?? 0);
  return (
    <View
      open
      index={index}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      close={close}
      slides={images.map(slideOf)}
      plugins={[Counter, Zoom]}
      render={{
        slide: ({ slide, rect }) =>
          (slide as MarkedImage).marks ? <MarkedSlide slide={slide} rect={rect} /> : undefined,
      }}
      carousel={{ finite: true }}
      counter={labels.of ? { separator: labels.of } : {}}
      labels={{
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        Lightbox: labels.lightbox,
      }}
    />
  );
}

const slideOf = ({
  webp = [],
  width = 1,
  height = 1,
  ...image
}: LightboxProps['images'][number]): MarkedImage =>
  webp.length === 0
    ? { ...image, ...(image.marks && { width, height }) }
    : {
        ...image,
        width,
        height,
        srcSet: webp.map((size) => ({
          src: size.url,
          width: size.width,
          height: Math.round((height / width) * size.width),
        })),
      };
