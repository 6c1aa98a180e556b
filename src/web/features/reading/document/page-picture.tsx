import { useState } from 'react';
import type { ReadingPage } from '#shared/contract/reading.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy, documentCopy } from '#web/features/reading/copy.ts';

type PagePictureProps = {
  page: ReadingPage;
  onLoaded: () => void;
  /** Its address may have had its time: another is asked for. */
  onStale: () => void;
};

/** A picture that has loaded stays, whatever new addresses there are; one that has not is tried with the next. */
export const PagePicture = ({ page: { src, width, height }, onLoaded, onStale }: PagePictureProps) => {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const shown = loaded ?? src;
  return (
    <>
      <img
        src={shown}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
        onLoad={() => {
          setLoaded(shown);
          onLoaded();
        }}
        onError={() => {
          setFailed(shown);
          // Once by itself; then somebody has to want it.
          if (failed === undefined) onStale();
        }}
      />
      {failed === shown && (
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
