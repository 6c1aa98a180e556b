import type { OperationsHour } from '#shared/contract/operations.ts';
import { SECOND } from '#shared/units.ts';
import { formatDuration } from '#web/features/operations/format-amount.ts';
import type { ChartHour } from './hour-chart.tsx';
import { copy } from '#web/features/operations/copy.ts';

const grouped = new Intl.NumberFormat('en-US');

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export const hourLabel = (hour: string) => clock.format(new Date(hour));

export const durationText = (seconds: number | null) =>
  seconds === null ? copy.history.none : formatDuration(seconds * SECOND);

/** One of the counted figures, by the hour and in all. */
export const countedOf = (
  hours: readonly OperationsHour[],
  figure: 'orders' | 'documents' | 'mails' | 'errors' | 'shed',
) => ({
  total: grouped.format(hours.reduce((sum, hour) => sum + hour[figure], 0)),
  hours: hours.map((hour): ChartHour => ({
    hour: hour.hour,
    label: hourLabel(hour.hour),
    value: hour[figure],
    text: grouped.format(hour[figure]),
  })),
});

type Timed = 'slowestDeliverySeconds' | 'conversionSeconds';

/** How long something took in every hour, and what to say of all of them. */
const timesOf = (hours: readonly OperationsHour[], figure: Timed, sumUp: (known: number[]) => number) => {
  const known = hours.flatMap((hour) => hour[figure] ?? []);
  return {
    total: durationText(known.length === 0 ? null : sumUp(known)),
    hours: hours.map(({ hour, [figure]: seconds }): ChartHour => ({
      hour,
      label: hourLabel(hour),
      value: seconds ?? 0,
      text: durationText(seconds),
    })),
  };
};

/** The slowest delivery of every hour, and of them all. */
export const deliveriesOf = (hours: readonly OperationsHour[]) =>
  timesOf(hours, 'slowestDeliverySeconds', (known) => Math.max(...known));

/** What a conversion took, and in the latest hour that had one. */
export const conversionsOf = (hours: readonly OperationsHour[]) =>
  timesOf(hours, 'conversionSeconds', (known) => known.at(-1) ?? 0);
