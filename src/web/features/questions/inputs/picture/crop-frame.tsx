import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Crop } from '#shared/contract/question.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import type { Size } from './crop.ts';

const words = copy.picture;

type CropFrameProps = {
  url: string;
  label: string;
  box: Size;
  /** Undefined until the picture is loaded. */
  crop: Crop | undefined;
  /** The id of the words that tell how it is moved. */
  describedBy: string;
  /** By parts of the frame. */
  onMove: (by: { x: number; y: number }) => void;
  onLoad: (size: Size) => void;
  onUnreadable: () => void;
};

/** So much of the frame an arrow key moves the picture. */
const STEP = 0.05;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The box as it will be printed, over a picture that is moved beneath it by mouse, finger or arrow keys. */
export const CropFrame = ({
  url,
  label,
  box,
  crop,
  describedBy,
  onMove,
  onLoad,
  onUnreadable,
}: CropFrameProps) => {
  const from = useRef<{ x: number; y: number }>(undefined);
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    from.current = { x: clientX, y: clientY };
    onMove({ x: (start.x - clientX) / width, y: (start.y - clientY) / height });
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- there is no element to be moved about in
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
      tabIndex={0}
      aria-label={words.frame(label)}
      aria-describedby={describedBy}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        from.current = { x: clientX, y: clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
      style={{
        aspectRatio: `${box.width} / ${box.height}`,
        maxWidth: `min(100%, ${(20 * box.width) / box.height}rem)`,
      }}
      className="relative w-full cursor-move touch-none overflow-hidden border border-ink bg-mist select-none focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-green"
    >
      <img
        src={url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) =>
          onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onUnreadable}
        style={crop && placeOf(crop)}
        className={`absolute max-w-none ${crop ? '' : 'invisible'}`}
      />
    </div>
  );
};

const placeOf = ({ x, y, width, height }: Crop) => ({
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
});
