import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderEmailChangedMail } from '#server/mails/email-change-mails.ts';
import { deleteCodes } from '#server/modules/auth/code-repo.ts';
import { endSessions } from '#server/modules/auth/session-repo.ts';
import { isTaken, lockCustomer, updateEmail } from '#server/modules/customers/customer-account-repo.ts';
import { insertChange } from '#server/modules/customers/customer-change-repo.ts';
import { type EmailChange, lockEmailChange, updateEmailChange } from './email-change-repo.ts';
import { readToken, type Side } from './email-change-token.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys' | 'mailer' | 'config' | 'log'>;

/** One of the two mailboxes agrees. With the second the address is changed, and everybody signs in anew, with it. */
export const confirmEmailChange = async (services: Touched, token: string): Promise<{ isMade: boolean }> => {
  const { db, clock, keys, log } = services;
  const claim = readToken(keys.emailChange, token);
  if (!claim) throw new DomainError('email-change.link-invalid');
  const { change, isNew } = await db.transaction((tx) => confirm(tx, claim, clock.now()));
  const isMade = isAgreed(change);
  if (isMade && isNew) {
    log.info({ customerId: change.customerId }, 'the address of a customer was changed');
    await tellBoth(services, change);
  }
  return { isMade };
};

const isAgreed = ({ oldConfirmedAt, newConfirmedAt }: EmailChange) =>
  oldConfirmedAt !== null && newConfirmedAt !== null;

const confirm = async (tx: Transaction, { id, side }: { id: string; side: Side }, now: Date) => {
  const known = await lockEmailChange(tx, id);
  // Who follows the link a second time is told the same again.
  if (known && isAgreed(known)) return { change: known, isNew: false };
  if (!known || known.endedAt || known.expiresAt <= now) throw new DomainError('email-change.link-invalid');
  const field = side === 'old' ? 'oldConfirmedAt' : 'newConfirmedAt';
  if (known[field]) return { change: known, isNew: false };
  const { customerId, oldEmail, newEmail } = known;
  const change = await updateEmailChange(tx, id, { [field]: now });
  await insertChange(tx, {
    customerId,
    changedAt: now,
    kind: 'email-confirmed',
    subject: side === 'old' ? oldEmail : newEmail,
  });
  if (!isAgreed(change)) return { change, isNew: true };
  return { change: await apply(tx, change, now), isNew: true };
};

const apply = async (tx: Transaction, { id, customerId, oldEmail, newEmail }: EmailChange, now: Date) => {
  const customer = await lockCustomer(tx, customerId);
  // Whoever became an administrator meanwhile would lose the role, which is the address's.
  if (!customer || customer.isAdmin) throw new DomainError('email-change.link-invalid');
  if (await isTaken(tx, newEmail, customerId)) throw new DomainError('customer.email-taken');
  await updateEmail(tx, customerId, newEmail);
  await endSessions(tx, customerId, now);
  await deleteCodes(tx, [oldEmail, newEmail]);
  await insertChange(tx, { customerId, changedAt: now, kind: 'email-changed', subject: newEmail });
  return updateEmailChange(tx, id, { endedAt: now });
};

/** It is done by then: a mail server that is down only keeps the news from them. */
const tellBoth = async (
  { mailer, config, log }: Touched,
  { oldEmail, newEmail, customerId }: EmailChange,
) => {
  try {
    const mail = await renderEmailChangedMail({ oldEmail, newEmail, supportEmail: config.supportEmail });
    for (const to of [oldEmail, newEmail]) await mailer.send({ to, ...mail });
  } catch (error) {
    log.error({ err: error, customerId }, 'a mail about a changed address was not accepted');
  }
};
