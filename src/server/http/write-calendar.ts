import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { ReviewCalendar } from '#server/modules/binder/calendar/read-calendar.ts';
import { HOUR, SECOND } from '#shared/units.ts';

/** How often programs that ask are told to look again. */
const LOOK_AGAIN_SECONDS = (12 * HOUR) / SECOND;

/** An all-day event for each review. A document keeps its event when its review moves, so that none is left behind on the old day. */
export const writeCalendar = (
  { businessName, reviews }: ReviewCalendar,
  { origin, now }: { origin: URL; now: Date },
) => {
  const calendar = ical({
    name: ['Document reviews', businessName].filter(Boolean).join(': '),
    prodId: { company: 'Bindery', product: 'Binder' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_SECONDS,
  });
  for (const { id, number, title, owner, revision, reviewOn } of reviews)
    calendar.createEvent({
      id: `review-${id}@${origin.hostname}`,
      start: new Date(`${reviewOn}T00:00:00Z`),
      allDay: true,
      stamp: now,
      summary: `Review: ${[number, title].filter(Boolean).join(' ')}`,
      description: [`Revision ${revision} is in force.`, owner && `Owner: ${owner}`]
        .filter(Boolean)
        .join('\n'),
      url: new URL(`/binder/${id}`, origin).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
};
