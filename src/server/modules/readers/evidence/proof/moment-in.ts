/** A moment as the people there would write it, with the name of their zone. */
export const momentIn = (timeZone: string, moment: Date) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(moment)} (${timeZone})`;
