import { barsOf } from '#web/ui/charts/bars-of.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { copy } from '#web/features/operations/copy.ts';

const { chart, ago, now } = copy.history;

const SIZE = { width: 240, height: 56 };

export type ChartHour = { hour: string; label: string; value: number; text: string };

type HourChartProps = { name: string; hint?: string; total: string; hours: readonly ChartHour[] };

/** A day by the hour, small enough to stand beside others. */
export const HourChart = ({ name, hint, total, hours }: HourChartProps) => (
  <Sheet className="flex flex-col px-4 py-3">
    <h3 className="text-sm font-semibold tracking-normal">{name}</h3>
    <p className="text-2xl font-[650] text-ink tabular-nums">{total}</p>
    <p className="grow pb-2 text-xs text-quiet">{hint}</p>
    <svg
      role="img"
      aria-label={chart(name, total)}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      className="h-14 w-full border-b border-ink"
    >
      {barsOf(hours, ({ value }) => value, SIZE).map(({ hour, label, text, x, y, width, height }) => (
        <rect
          key={hour}
          x={x}
          y={y}
          width={width}
          height={height}
          className="fill-green hover:fill-green-deep"
        >
          <title>{`${label}: ${text}`}</title>
        </rect>
      ))}
    </svg>
    <p aria-hidden="true" className="mt-1 flex justify-between font-mono text-2xs text-quiet">
      <span>{ago}</span>
      <span>{now}</span>
    </p>
  </Sheet>
);
