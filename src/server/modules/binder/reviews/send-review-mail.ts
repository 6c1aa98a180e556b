import { addDays } from '#shared/days.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderReviewMail } from '#server/mails/review-mail.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { binder } from '#shared/limits/binder.ts';
import { findOwner, listReviewsUntil } from './review-repo.ts';

/** One mail that names all documents whose review is due or near; none if that has been seen to meanwhile. */
export const sendReviewMail = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>,
  customerId: string,
) => {
  const { db, config, mailer } = services;
  const owner = await findOwner(db, customerId);
  if (!owner) return;
  const { today, businessName } = await readBusinessClock(services, customerId);
  const reviews = await listReviewsUntil(db, customerId, addDays(today, binder.reviewAheadDays));
  const documents = reviews.flatMap(({ document: { number, title, nextReviewOn } }) =>
    nextReviewOn === null ? [] : [{ number, title, reviewOn: nextReviewOn, isDue: nextReviewOn <= today }],
  );
  if (documents.length === 0) return;
  const mail = await renderReviewMail({
    businessName,
    documents,
    binderUrl: `${config.publicUrl.origin}/binder?due=review`,
    supportEmail: config.supportEmail,
  });
  await mailer.send({ to: owner.email, ...mail });
};
