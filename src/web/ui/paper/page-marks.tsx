export type PageMark = { x: number; y: number; width: number; height: number };

type PageMarksProps = { marks: readonly PageMark[]; isShown?: boolean };

/** What is marked on a page, laid over its picture; places are fractions of the page from its top left. */
export const PageMarks = ({ marks, isShown = true }: PageMarksProps) => (
  <span
    aria-hidden="true"
    data-marks=""
    className={`pointer-events-none absolute inset-0 mix-blend-multiply transition-opacity duration-250 ${isShown ? '' : 'opacity-0'}`}
  >
    {marks.map(({ x, y, width, height }) => (
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
);
