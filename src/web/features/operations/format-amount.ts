import { SECOND } from '#shared/units.ts';
import { formatSpan } from './format-age.ts';

const STEP = 1000;
const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** As disks are sold: a gigabyte is a thousand megabytes. */
export const formatBytes = (bytes: number) => {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const amount = bytes / STEP ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${units[power]}`;
};

/** How long a job took, which is mostly a matter of moments. */
export const formatDuration = (milliseconds: number) => {
  if (milliseconds < SECOND) return `${Math.round(milliseconds)} ms`;
  return milliseconds < 60 * SECOND ? `${(milliseconds / SECOND).toFixed(1)} s` : formatSpan(milliseconds);
};
