import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { CalendarLink } from '#shared/contract/binder-files.ts';
import { deleteLink, findLink, replaceLink } from './calendar-repo.ts';
import { linkSecretOf, hashOfSecret } from '#server/modules/binder/secret-link.ts';

type Touched = Pick<Services, 'db' | 'keys' | 'clock' | 'config'>;

export const CALENDAR_PATH = '/calendar';

const urlOf = ({ config }: Touched, secret: string) =>
  new URL(`${CALENDAR_PATH}/${secret}.ics`, config.publicUrl).href;

/** The address there is; none where it was switched off, or where the shop's secret was changed since it was made. */
export const getCalendarLink = async (services: Touched, customerId: string): Promise<CalendarLink> => {
  const link = await findLink(services.db, customerId);
  if (!link) return { url: null };
  const secret = linkSecretOf(services.keys.calendar, customerId, link.createdAt);
  return { url: hashOfSecret(secret) === link.secretHash ? urlOf(services, secret) : null };
};

/** The first one, or another in its place: whoever has the old address has nothing. */
export const renewCalendarLink = async (services: Touched, customerId: string): Promise<CalendarLink> => {
  const { db, clock, keys } = services;
  return db.transaction(async (tx) => {
    const before = await findLink(tx, customerId);
    const now = clock.now();
    // Two within a moment are two.
    const createdAt = before && before.createdAt >= now ? later(before.createdAt, 1) : now;
    const secret = linkSecretOf(keys.calendar, customerId, createdAt);
    await replaceLink(tx, { customerId, secretHash: hashOfSecret(secret), createdAt });
    return { url: urlOf(services, secret) };
  });
};

export const removeCalendarLink = ({ db }: Pick<Services, 'db'>, customerId: string) =>
  deleteLink(db, customerId);
