const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const formatDay = (instant: string) => day.format(new Date(instant));

export const formatMoment = (instant: string) => moment.format(new Date(instant));

/** A day like 2026-11-17, which is that day wherever it is read. */
export const formatCalendarDay = (written: string) => calendarDay.format(new Date(`${written}T00:00:00Z`));

/** The clock of a place; without one, that of the browser. */
export const formatMomentIn = (timeZone: string | null, instant: string) =>
  timeZone === null
    ? formatMoment(instant)
    : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        new Date(instant),
      );
