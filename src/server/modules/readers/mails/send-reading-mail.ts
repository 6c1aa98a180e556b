import type { Services } from '#server/kernel/services.ts';
import { renderReadingMail } from '#server/mails/reading-mail.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { readingUrlOf } from '#server/modules/readers/links/reading-link.ts';
import { unsubscribeUrlOf } from '#server/modules/readers/unsubscribing/unsubscribe-token.ts';
import { tryRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { readingMail } from './reading-mail-limits.ts';
import { claimMail, findMail, listMailedDocuments, releaseMail } from './sending-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'mailer'>;

/** Names what is still to be read when it leaves; nothing leaves where that is nothing, or where nobody wants or may get it any more. */
export const sendReadingMail = async (services: Touched, mailId: number) => {
  const { db, clock, mailer } = services;
  const mail = await findMail(db, mailId);
  if (!mail?.email) return;
  const { reader, email, customerId, kind } = mail;
  const link = readingUrlOf(services, reader);
  const documents = await listMailedDocuments(db, customerId, mailId);
  if (!link || documents.length === 0) return;
  const { today, businessName } = await readBusinessClock(services, customerId);
  const unsubscribeUrl = unsubscribeUrlOf(services, { id: reader.id, email });
  const rendered = await renderReadingMail({
    kind,
    businessName,
    readerName: reader.name,
    documents,
    today,
    readingUrl: link,
    unsubscribeUrl,
    maxNamed: readingMail.maxNamed,
  });
  if (!(await claimMail(db, mailId, clock.now()))) return;
  try {
    const perAddress = { key: `reading-mail:${email}`, limits: readingMail.perAddress };
    if (!(await tryRateLimits(services, [perAddress]))) return;
    await mailer.send({ to: email, ...rendered, unsubscribeUrl });
  } catch (error) {
    await releaseMail(db, mailId);
    throw error;
  }
};
