const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (instant: string) => day.format(new Date(instant));

export const formatMoment = (instant: string) => moment.format(new Date(instant));
