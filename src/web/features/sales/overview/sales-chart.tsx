import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { SalesDay } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { copy } from '#web/features/sales/copy.ts';
import { axisOf, labelEvery } from './axis.ts';
import { dayOf, dayText } from './day-words.ts';
import { barsOf, totalsOf } from './sales-totals.ts';

const SIZE = { width: 720, height: 160 };

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const axisText = (cents: number) => whole.format(cents / 100);

/** How far a key goes; to the ends by Home and End. */
const stepsOf = (days: number): Record<string, number> => ({
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: -days,
  End: days,
});

/** Revenue by day. Pointing at a day tells of it; with the keyboard the chart is a slider over its days. */
export const SalesChart = ({ days }: { days: readonly SalesDay[] }) => {
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState(days.length - 1);
  const [isFocused, setFocused] = useState(false);
  const at = Math.min(chosen, days.length - 1);
  const shown = pointed ?? (isFocused ? at : undefined);
  const amounts = axisOf(totalsOf(days).bestRevenue);
  const bars = barsOf(days, SIZE, amounts.at(-1));
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(days.length - 1, Math.floor(((clientX - left) / width) * days.length))));
  };
  const move = (event: KeyboardEvent) => {
    const step = stepsOf(days.length)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPointed(undefined);
    setChosen(Math.max(0, Math.min(days.length - 1, at + step)));
  };
  return (
    <div className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden="true" className="relative h-40 font-mono text-2xs text-quiet">
        {amounts.map((amount, index) => (
          <span
            key={amount}
            className="absolute right-0 translate-y-1/2"
            style={{ bottom: `${(index / (amounts.length - 1)) * 100}%` }}
          >
            {axisText(amount)}
          </span>
        ))}
        <span className="invisible">{axisText(amounts.at(-1) ?? 0)}</span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={copy.overview.chartLabel}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={at}
        aria-valuetext={days[at] && dayText(days[at])}
        onKeyDown={move}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
        className="relative h-40 touch-pan-y"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full border-b border-ink"
        >
          {amounts.slice(1).map((amount, index) => (
            <line
              key={amount}
              x1={0}
              x2={SIZE.width}
              y1={SIZE.height * (1 - (index + 1) / (amounts.length - 1))}
              y2={SIZE.height * (1 - (index + 1) / (amounts.length - 1))}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map(({ day, x, y, width, height }, index) => (
            <rect
              key={day}
              x={x}
              y={y}
              width={width}
              height={height}
              className={index === shown ? 'fill-green-deep' : 'fill-green'}
            />
          ))}
        </svg>
        {shown !== undefined && days[shown] && (
          <Readout day={days[shown]} place={(shown + 0.5) / days.length} />
        )}
      </div>
      <p aria-hidden="true" className="relative col-start-2 mt-1 h-4 font-mono text-2xs text-quiet">
        {days.map(
          ({ day }, index) =>
            index % labelEvery(days.length) === 0 && (
              <span
                key={day}
                className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 max-sm:even:hidden"
                style={{ left: index === 0 ? 0 : `${((index + 0.5) / days.length) * 100}%` }}
              >
                {dayOf(day)}
              </span>
            ),
        )}
      </p>
    </div>
  );
};

/** What stands above the day; at either end it stays on the sheet. */
const Readout = ({ day, place }: { day: SalesDay; place: number }) => (
  <>
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 border-l border-dashed border-ink"
      style={{ left: `${place * 100}%` }}
    />
    <p
      aria-hidden="true"
      className="pointer-events-none absolute -top-3 rounded-control border border-ink bg-paper px-2.5 py-1.5 text-sm whitespace-nowrap text-ink shadow-paper"
      style={place > 0.5 ? { right: `${(1 - place) * 100}%` } : { left: `${place * 100}%` }}
    >
      <strong className="font-semibold">{dayOf(day.day)}</strong> {formatPrice(day.revenue)}
      <span className="block text-xs text-quiet">
        {copy.overview.orders(day.orders)}, {copy.overview.views(day.views)}
      </span>
    </p>
  </>
);
