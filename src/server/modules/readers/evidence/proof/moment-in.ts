/** A moment as the people there would write it, with the name of their zone: letters such as CST stand for several. */
export const momentIn = (timeZone: string, moment: Date) => {
  const written = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(moment);
  return timeZone === 'UTC' ? written : `${written} (${timeZone})`;
};
