import type { ReactNode } from 'react';

type CoverSheetProps = {
  title: string;
  /** In hundredths of the cover's width. */
  titleSize: number;
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
export const CoverSheet = ({ title, titleSize, note, colour, mark, children, stamp }: CoverSheetProps) => (
  <span
    aria-hidden="true"
    data-cover
    className="@container relative block size-full overflow-hidden"
    style={{ backgroundColor: `color-mix(in srgb, ${colour} 74%, var(--color-ink))` }}
  >
    <span className="absolute top-[3.5%] right-[6%] left-[9%] block aspect-[17/22] rotate-[1.2deg] overflow-hidden rounded-sheet bg-paper">
      {children}
      <span
        data-words={stamp}
        className="absolute top-0 right-0 bg-paper/90 px-[1.6cqw] py-[0.6cqw] font-mono text-[3.6cqw] leading-none text-stamp before:content-[attr(data-words)]"
      />
    </span>
    <span
      data-sheet
      className="absolute inset-x-0 top-[21%] bottom-0 flex flex-col pt-[7cqw] pr-[7cqw] pb-[8cqw] pl-[12.5cqw] text-paper"
      style={{ backgroundColor: colour }}
    >
      <span className="absolute inset-y-0 left-0 w-[5.5%] bg-ink/30" />
      <span
        className="absolute -top-[17cqw] right-[7cqw] grid size-[21cqw] place-items-center rounded-[50%] border-[0.9cqw] border-paper"
        style={{ backgroundColor: colour }}
      >
        <svg
          viewBox="0 0 24 24"
          className="size-[12cqw]"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.9}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={mark} />
        </svg>
      </span>
      <span
        data-words={title}
        className="line-clamp-6 leading-[1.1] font-[650] tracking-[-0.015em] [word-spacing:0.08em] wrap-anywhere before:content-[attr(data-words)]"
        style={{ fontSize: `${titleSize}cqw` }}
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
