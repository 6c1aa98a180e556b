import type { Services } from '#server/kernel/services.ts';
import { listListed, lockReaders, updateReader } from '#server/modules/readers/people/reader-repo.ts';
import { deleteUnsubscribe, findMailed, findUnsubscribed, insertUnsubscribe } from './unsubscribe-repo.ts';
import { emailHashOf, readUnsubscribeToken } from './unsubscribe-token.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys'>;

export type MailWish = { businessName: string; isUnsubscribed: boolean };

/** Whose mails an unsubscribe link is about, and what was wished so far; undefined where there is no such link. */
export const readMailWish = async ({ db, keys }: Touched, token: string): Promise<MailWish | undefined> => {
  const subject = readUnsubscribeToken(keys.reading, token);
  const mailed = subject && (await findMailed(db, subject.readerId));
  if (!mailed) return undefined;
  const found = await findUnsubscribed(db, mailed.customerId, [subject.emailHash]);
  return { businessName: mailed.businessName ?? '', isUnsubscribed: found.size > 0 };
};

/** No more mail of this business to this address, under whatever line it is listed; or mail again, if whoever has the link asks for it. */
export const setMailWish = async (services: Touched, token: string, wantsMail: boolean) => {
  const { db, clock, keys } = services;
  const subject = readUnsubscribeToken(keys.reading, token);
  const mailed = subject && (await findMailed(db, subject.readerId));
  if (!mailed) return undefined;
  const { customerId } = mailed;
  const { emailHash } = subject;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockReaders(tx, customerId);
    if (wantsMail) await deleteUnsubscribe(tx, customerId, emailHash);
    else await insertUnsubscribe(tx, { customerId, emailHash, unsubscribedAt: now });
    for (const { id, email } of await listListed(tx, customerId))
      if (email && emailHashOf(keys.reading, email) === emailHash)
        await updateReader(tx, id, { unsubscribedAt: wantsMail ? null : now });
  });
  return readMailWish(services, token);
};
