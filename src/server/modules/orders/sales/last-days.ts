const DAY_MS = 24 * 60 * 60 * 1000;

/** The dates of the last days in a time zone, today's last. Counted on the calendar: a day may have 23 or 25 hours. */
export const lastDays = (now: Date, timeZone: string, count: number): string[] => {
  const today = Date.parse(now.toLocaleDateString('sv-SE', { timeZone }));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
};
