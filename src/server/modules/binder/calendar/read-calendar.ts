import type { Services } from '#server/kernel/services.ts';
import { findCalendarOwner, listReviews } from './calendar-repo.ts';
import { hashOfSecret } from '#server/modules/binder/secret-link.ts';

/** What whoever knows the secret may see: the days of reviews, and nothing of what the documents say. Undefined for any other. */
export const readCalendar = async ({ db }: Pick<Services, 'db'>, secret: string) => {
  const owner = await findCalendarOwner(db, hashOfSecret(secret));
  if (!owner) return undefined;
  return { businessName: owner.businessName ?? '', reviews: await listReviews(db, owner.customerId) };
};

export type ReviewCalendar = NonNullable<Awaited<ReturnType<typeof readCalendar>>>;
