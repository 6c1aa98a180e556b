import { useId, useState } from 'react';
import type { Crop } from '#shared/contract/question.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CropFrame } from './crop-frame.tsx';
import { cropOf, FIRST_VIEW, MOST_ZOOM, moved, type Size, type View, WHOLE } from './crop.ts';

const words = copy.picture;

type CropEditorProps = {
  url: string;
  label: string;
  box: Size;
  isBusy: boolean;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
  onUnreadable: () => void;
};

/** A picture that was chosen, until it is decided which part of it is printed. */
export const CropEditor = ({ url, label, box, isBusy, onUse, onCancel, onUnreadable }: CropEditorProps) => {
  const id = useId();
  const [size, setSize] = useState<Size>();
  const [view, setView] = useState<View>(FIRST_VIEW);
  const [isWhole, setIsWhole] = useState(false);
  const crop = size && cropOf(size, box, view);
  const kept = isWhole ? WHOLE : crop;
  return (
    <div className="flex flex-col gap-3">
      {isWhole ? (
        <img
          src={url}
          alt=""
          onError={onUnreadable}
          className="max-h-80 max-w-full self-start border border-line object-contain"
        />
      ) : (
        <CropFrame
          url={url}
          label={label}
          box={box}
          crop={crop}
          describedBy={id}
          onMove={(by) => crop && setView(moved(crop, view, by))}
          onLoad={setSize}
          onUnreadable={onUnreadable}
        />
      )}
      {!isWhole && (
        <>
          <p id={id} className="text-sm text-quiet">
            {words.frameHint}
          </p>
          <label className="flex max-w-80 items-center gap-3 text-sm text-ink">
            {words.zoom}
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={0.1}
              value={view.zoom}
              onChange={({ target }) => setView({ ...view, zoom: Number(target.value) })}
              className="min-h-11 grow accent-green"
            />
          </label>
        </>
      )}
      <label className="flex min-h-11 items-center gap-2.5 text-sm text-ink">
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ target }) => setIsWhole(target.checked)}
          className="size-4.5 shrink-0 accent-green"
        />
        {words.whole}
      </label>
      <div className="flex flex-wrap gap-3">
        <Button data-decide busy={isBusy} disabled={!kept} onClick={() => kept && onUse(kept)}>
          {words.use}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
};
