/** To the second and with its time zone: what a mail is to prove. */
export const formatInstant = (instant: Date, timeZone: string) =>
  instant.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone });
