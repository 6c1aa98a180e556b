import type { OperationsHour } from '#shared/contract/operations.ts';
import { SECOND } from '#shared/units.ts';
import { formatDuration } from '#web/features/operations/format-amount.ts';
import type { ChartHour } from './hour-chart.tsx';
import { copy } from '#web/features/operations/copy.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export const hourLabel = (hour: string) => clock.format(new Date(hour));

export const deliveryText = (seconds: number | null) =>
  seconds === null ? copy.history.none : formatDuration(seconds * SECOND);

/** One of the counted figures, by the hour and in all. */
export const countedOf = (hours: readonly OperationsHour[], figure: 'orders' | 'documents' | 'mails') => ({
  total: String(hours.reduce((sum, hour) => sum + hour[figure], 0)),
  hours: hours.map((hour): ChartHour => ({
    hour: hour.hour,
    label: hourLabel(hour.hour),
    value: hour[figure],
    text: String(hour[figure]),
  })),
});

/** The slowest delivery of every hour, and of them all. */
export const deliveriesOf = (hours: readonly OperationsHour[]) => {
  const known = hours.flatMap(({ slowestDeliverySeconds }) => slowestDeliverySeconds ?? []);
  return {
    total: deliveryText(known.length === 0 ? null : Math.max(...known)),
    hours: hours.map(({ hour, slowestDeliverySeconds }): ChartHour => ({
      hour,
      label: hourLabel(hour),
      value: slowestDeliverySeconds ?? 0,
      text: deliveryText(slowestDeliverySeconds),
    })),
  };
};
