import { useState } from 'react';
import type { ReadingPage } from '#shared/contract/reading/reading.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy, documentCopy } from '#web/features/reading/copy.ts';

type PagePictureProps = {
  page: ReadingPage;
  onLoaded: () => void;
  /** Its address may have had its time: another is asked for. */
  onStale: () => void;
};

/** As wide as the frame lets it be. */
const SIZES = '(min-width: 56rem) 53rem, calc(100vw - 2rem)';

/**
 * A picture that has loaded stays, whatever new addresses there are; one that has not is tried with the next. Without the finer one
 * there is still the other.
 */
export const PagePicture = ({ page, onLoaded, onStale }: PagePictureProps) => {
  const [loaded, setLoaded] = useState<ReadingPage>();
  const [isPlain, setPlain] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { src, sharp, width, height } = loaded ?? page;
  const srcSet = sharp && !isPlain ? `${src} ${width}w, ${sharp.src} ${sharp.width}w` : undefined;
  const fail = () => {
    if (srcSet) return setPlain(true);
    setFailed(src);
    // Once by itself; then somebody has to want it.
    if (failed === undefined) onStale();
    return undefined;
  };
  return (
    <>
      <img
        sizes={SIZES}
        srcSet={srcSet}
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
        onLoad={() => {
          setLoaded(loaded ?? page);
          onLoaded();
        }}
        onError={fail}
      />
      {failed === src && (
        <div className="absolute inset-0 grid content-center justify-items-center gap-2 bg-paper p-6 text-center">
          <p>{documentCopy.pictureFailed}</p>
          <Button variant="ghost" onClick={onStale}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
};
