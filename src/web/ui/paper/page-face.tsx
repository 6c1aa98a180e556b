import { type ReactNode, useState } from 'react';
import { type PageMark, PageMarks } from './page-marks.tsx';

/** A picture of a page, and where on it something is marked. */
export type PagePicture = {
  src: string;
  width: number;
  height: number;
  marks: readonly PageMark[];
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
      {over && <PageMarks marks={over.marks} isShown={isMarked} />}
    </span>
  );
};
