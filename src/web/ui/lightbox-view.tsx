import View from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { LightboxProps } from './lightbox.tsx';

// A default export, because that is what React's lazy takes.
export default function LightboxView({ images, openAt, onClose, labels }: LightboxProps) {
  return (
    <View
      open
      index={openAt ?? 0}
      close={onClose}
      slides={images.map((image) => ({ ...image }))}
      plugins={[Counter, Zoom]}
      carousel={{ finite: true }}
      labels={{
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        Lightbox: labels.lightbox,
      }}
    />
  );
}
