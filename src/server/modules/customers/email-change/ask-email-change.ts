import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { isTaken, lockCustomer } from '#server/modules/customers/customer-account-repo.ts';
import { insertChange } from '#server/modules/customers/customer-change-repo.ts';
import { emailChange } from '#server/modules/customers/customer-limits.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { endOpenChange, insertEmailChange } from './email-change-repo.ts';
import { sendConfirmations } from './send-confirmations.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'mailer' | 'config' | 'keys' | 'log'>;

/** Begins a change of address. It takes the place of one that was begun before, and counts once both mailboxes agree. */
export const askEmailChange = async (
  services: Touched,
  { id, email, by }: { id: string; email: string; by: string },
) => {
  const { db, clock, random } = services;
  await consumeRateLimits(services, [{ key: `email-change:${id}`, limits: emailChange.mailsPerCustomer }]);
  const change = await db.transaction(async (tx) => {
    const now = clock.now();
    const customer = await lockCustomer(tx, id);
    if (!customer) throw new DomainError('customer.not-found');
    if (customer.isAdmin) throw new DomainError('customer.is-admin');
    if (customer.email === email) throw new DomainError('customer.same-email');
    if (await isTaken(tx, email, id)) throw new DomainError('customer.email-taken');
    await endOpenChange(tx, id, now);
    await insertChange(tx, {
      customerId: id,
      changedBy: by,
      changedAt: now,
      kind: 'email-change-asked',
      subject: email,
    });
    return insertEmailChange(tx, {
      id: random.uuid(),
      customerId: id,
      oldEmail: customer.email,
      newEmail: email,
      askedAt: now,
      expiresAt: later(now, emailChange.lifetimeMs),
    });
  });
  await sendConfirmations(services, change);
};
