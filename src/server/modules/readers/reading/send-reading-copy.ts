import type { Services } from '#server/kernel/services.ts';
import { renderReadingCopyMail } from '#server/mails/reading-copy-mail.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { findToCopy } from './acknowledgement-repo.ts';

/** Tells a reader what they have acknowledged; nobody who was removed since, or has no address any more. */
export const sendReadingCopy = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>,
  acknowledgementId: number,
) => {
  const { db, config, mailer } = services;
  const found = await findToCopy(db, acknowledgementId);
  if (!found || found.reader.email === null || found.reader.removedAt) return;
  const { acknowledgement, reader, document, businessName } = found;
  const { timeZone } = await readBusinessClock(services, acknowledgement.customerId);
  const { revision, sha256, statement, acknowledgedAt } = acknowledgement;
  const mail = await renderReadingCopyMail({
    businessName: businessName ?? '',
    readerName: reader.name,
    typedName: acknowledgement.typedName ?? '',
    ...document,
    revision,
    sha256,
    statement,
    acknowledgedAt,
    timeZone,
    supportEmail: config.supportEmail,
  });
  await mailer.send({ to: found.reader.email, ...mail });
};
