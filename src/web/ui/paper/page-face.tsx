import { type ReactNode, useState } from 'react';

/** A picture of a page, and where on it something is marked, in fractions of the page from its top left. */
export type PagePicture = {
  src: string;
  width: number;
  height: number;
  marks: readonly { x: number; y: number; width: number; height: number }[];
};

type PageFaceProps = {
  /** What is seen instead of the page itself, as soon as there is one. */
  own: PagePicture | undefined;
  isMarked: boolean;
  /** The page itself, which keeps the place. */
  children: ReactNode;
};

const COVER = 'absolute inset-0 size-full rounded-sheet object-cover object-top';

/** A page that another picture may be laid over: it fades in over what was seen before, and nothing moves. */
export const PageFace = ({ own, isMarked, children }: PageFaceProps) => {
  const [{ under, over }, setSeen] = useState<{ under?: PagePicture; over?: PagePicture | undefined }>({});
  if (own !== over) setSeen({ ...(over && { under: over }), over: own });
  return (
    <span className="relative block" data-own={own ? '' : undefined}>
      {children}
      {over && under && <img key={under.src} src={under.src} alt="" className={COVER} />}
      {over && <img key={over.src} src={over.src} alt="" className={`${COVER} animate-settle`} />}
      {over && (
        <span
          aria-hidden="true"
          data-marks=""
          className={`absolute inset-0 mix-blend-multiply transition-opacity duration-250 ${isMarked ? '' : 'opacity-0'}`}
        >
          {over.marks.map(({ x, y, width, height }) => (
            <span
              key={`${x} ${y}`}
              className="absolute animate-settle bg-marker"
              style={{
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
            />
          ))}
        </span>
      )}
    </span>
  );
};
