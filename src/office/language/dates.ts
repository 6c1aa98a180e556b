const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const IN_WORDS = /^(\p{L}+) (\d{1,2}), (\d{4})$/u;

/** A day as `2026-11-17` or ‘November 17, 2026’, or nothing of what is no day. */
export const readDay = (written: string): Date | undefined => {
  const [, month = '', date = '', year = ''] = IN_WORDS.exec(written.trim()) ?? [];
  const iso =
    month === ''
      ? written.trim()
      : `${year}-${twoDigits(MONTHS.indexOf(month) + 1)}-${date.padStart(2, '0')}`;
  const day = new Date(`${iso}T00:00:00Z`);
  return DAY.test(iso) && !Number.isNaN(day.getTime()) && writeDay(day) === iso ? day : undefined;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

const writeDay = (day: Date) => day.toISOString().slice(0, 10);

const styles = {
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  medium: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  iso: { format: writeDay },
};

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);

export type DateStyle = keyof typeof styles;
export const dateStyles = Object.keys(styles) as DateStyle[];
export const isDateStyle = (written: string): written is DateStyle => Object.hasOwn(styles, written);

/** What is no day, such as ‘On approval’, is printed as it is. */
export const printDay = (written: string, style: DateStyle) => {
  const day = readDay(written);
  return day ? styles[style].format(day) : written;
};

const UNITS = { day: 1, week: 7, month: 1, year: 12 } as const;
const SPAN = /^(\d{1,4}) (day|week|month|year)s?$/;

export type Span = { days: number; months: number };

export const readSpan = (written: string): Span | undefined => {
  const [, count, unit] = SPAN.exec(written) ?? [];
  if (count === undefined || !isUnit(unit)) return undefined;
  const amount = Number(count) * UNITS[unit];
  return unit === 'day' || unit === 'week' ? { days: amount, months: 0 } : { days: 0, months: amount };
};

const isUnit = (unit: string | undefined): unit is keyof typeof UNITS =>
  unit !== undefined && Object.hasOwn(UNITS, unit);

/** The last day of a month stays the last day of one. */
export const addSpan = (written: string, { days, months }: Span): string => {
  const day = readDay(written);
  if (!day) return written;
  if (months === 0)
    return writeDay(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days)));
  const isLast = day.getUTCDate() === lastOfMonth(day.getUTCFullYear(), day.getUTCMonth());
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const last = lastOfMonth(first.getUTCFullYear(), first.getUTCMonth());
  first.setUTCDate(isLast ? last : Math.min(day.getUTCDate(), last));
  return writeDay(first);
};

const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
