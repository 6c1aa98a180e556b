import type { ReactNode } from 'react';
import { coverTitleSize } from './cover-title-size.ts';

type CoverSheetProps = {
  title: string;
  /** A few small words at its foot. */
  note?: string;
  colour: string;
  /** Drawn in a square of 24. */
  mark: string;
  /** What peeks out above the sheet: the top of a page. */
  children: ReactNode;
  /** In a corner of that page. */
  stamp: string;
};

/**
 * A page in a coloured cover, as large as the place it is in and sharp at any size. It is a picture: its words are
 * drawn by the style sheet, since they stand beside it as text, where they are read out, found and copied once.
 */
export const CoverSheet = ({ title, note, colour, mark, children, stamp }: CoverSheetProps) => (
  <span aria-hidden="true" data-cover className="@container relative block size-full overflow-hidden bg-desk">
    <span className="absolute top-[3.5%] right-[5%] left-[8%] block aspect-[17/22] rotate-[1.2deg] overflow-hidden rounded-sheet border border-line bg-paper">
      {children}
      <span
        data-words={stamp}
        className="absolute top-0 right-0 bg-paper/90 px-[1.6cqw] py-[0.6cqw] font-mono text-[3.6cqw] leading-none text-stamp before:content-[attr(data-words)]"
      />
    </span>
    <span
      className="absolute inset-x-0 top-[21%] bottom-0 flex flex-col gap-[4.5cqw] px-[8cqw] pt-[7cqw] pb-[8cqw] pl-[13cqw] text-paper"
      style={{ backgroundColor: colour }}
    >
      <span className="absolute inset-y-0 left-0 w-[5.5%] bg-ink/30" />
      <svg
        viewBox="0 0 24 24"
        className="size-[17cqw] shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={mark} />
      </svg>
      <span
        data-words={title}
        className="line-clamp-6 leading-[1.1] font-[650] tracking-[-0.02em] wrap-anywhere before:content-[attr(data-words)]"
        style={{ fontSize: `${coverTitleSize(title)}cqw` }}
      />
      {note !== undefined && (
        <span
          data-words={note}
          className="mt-auto font-mono text-[5.4cqw] leading-none before:content-[attr(data-words)]"
        />
      )}
    </span>
  </span>
);
