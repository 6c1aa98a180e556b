import type { SlideImage } from 'yet-another-react-lightbox';
import { type PageMark, PageMarks } from '#web/ui/paper/page-marks.tsx';

/** What the lightbox hands back as it was given. */
export type MarkedImage = SlideImage & { marks?: readonly PageMark[] };

type MarkedSlideProps = { slide: MarkedImage; rect: { width: number; height: number } };

/** A picture as large as it fits, never larger than it is, with its marks where they belong however far it is zoomed. */
export const MarkedSlide = ({ slide, rect }: MarkedSlideProps) => {
  const { src, alt, width = 1, height = 1, marks = [] } = slide;
  const scale = Math.min(1, rect.width / width, rect.height / height);
  return (
    <span className="relative block" style={{ width: width * scale, height: height * scale }}>
      <img src={src} alt={alt} draggable={false} className="size-full" />
      <PageMarks marks={marks} />
    </span>
  );
};
