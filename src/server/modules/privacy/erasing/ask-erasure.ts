import type { Transaction } from '#server/db/connect.ts';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderErasureMail } from '#server/mails/privacy-mails.ts';
import { lockCustomer } from '#server/modules/customers/customer-account-repo.ts';
import { insertChange } from '#server/modules/customers/customer-change-repo.ts';
import { erasing } from '#server/modules/privacy/privacy-limits.ts';
import { findErasure, hasUnsettledOrder, insertErasure } from '#server/modules/customers/erasure-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'mailer' | 'config' | 'log'>;

/** Sets the day on which an account is erased; asked for again, it stays the day it was. */
export const askErasure = async (services: Touched, { id, by }: { id: string; by: string }) => {
  const { db, clock } = services;
  const now = clock.now();
  const { email, dueAt, isNew } = await db.transaction(async (tx) => {
    const customer = await lockErasable(tx, id);
    const wanted = later(now, erasing.waitMs);
    const isAdded = await insertErasure(tx, { customerId: id, askedAt: now, dueAt: wanted });
    if (isAdded)
      await insertChange(tx, { customerId: id, changedBy: by, changedAt: now, kind: 'erasure-asked' });
    const standing = isAdded ? undefined : await findErasure(tx, id);
    return { email: customer.email, dueAt: standing?.dueAt ?? wanted, isNew: isAdded };
  });
  if (isNew) await tell(services, { email, dueAt, isOwn: by === id });
  return { dueAt };
};

/** Refuses before a code is mailed or used up for what cannot be done now. */
export const requireErasable = async ({ db }: Pick<Services, 'db'>, id: string) => {
  await db.transaction((tx) => lockErasable(tx, id));
};

const lockErasable = async (tx: Transaction, id: string) => {
  const customer = await lockCustomer(tx, id);
  if (!customer) throw new DomainError('customer.not-found');
  if (customer.isAdmin) throw new DomainError('account.is-admin');
  if (await hasUnsettledOrder(tx, id)) throw new DomainError('account.order-open');
  return customer;
};

/** It is set by then: a mail server that is down only keeps the news from them, and the page tells it, too. */
const tell = async (
  { mailer, config, log }: Touched,
  { email, dueAt, isOwn }: { email: string; dueAt: Date; isOwn: boolean },
) => {
  try {
    const mail = await renderErasureMail({
      day: dueAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: config.shopTimeZone }),
      isOwn,
      keepUrl: new URL('/profile/data', config.publicUrl).href,
      supportEmail: config.supportEmail,
    });
    await mailer.send({ to: email, ...mail });
  } catch (error) {
    log.error({ err: error }, 'a mail about an erasure was not accepted');
  }
};
