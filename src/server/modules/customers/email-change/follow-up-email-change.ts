import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { lockCustomer } from '#server/modules/customers/customer-account-repo.ts';
import { insertChange } from '#server/modules/customers/customer-change-repo.ts';
import { emailChange } from '#server/modules/customers/customer-limits.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { endOpenChange, findOpenChange, updateEmailChange } from './email-change-repo.ts';
import { sendConfirmations } from './send-confirmations.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'mailer' | 'config' | 'keys' | 'log'>;
type Asked = { id: string; by: string };

/** Mails once more whoever has not agreed, who has the whole time again. */
export const resendEmailChange = async (services: Touched, { id, by }: Asked) => {
  const { db, clock } = services;
  await consumeRateLimits(services, [{ key: `email-change:${id}`, limits: emailChange.mailsPerCustomer }]);
  const change = await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await lockCustomer(tx, id))) throw new DomainError('customer.not-found');
    const open = await findOpenChange(tx, id, now);
    if (!open) throw new DomainError('customer.no-email-change');
    await insertChange(tx, {
      customerId: id,
      changedBy: by,
      changedAt: now,
      kind: 'email-change-resent',
      subject: open.newEmail,
    });
    return updateEmailChange(tx, open.id, { expiresAt: later(now, emailChange.lifetimeMs) });
  });
  await sendConfirmations(services, change);
};

/** The links that were mailed are worth nothing from then on. */
export const cancelEmailChange = ({ db, clock }: Pick<Touched, 'db' | 'clock'>, { id, by }: Asked) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await lockCustomer(tx, id))) throw new DomainError('customer.not-found');
    const ended = await endOpenChange(tx, id, now);
    if (!ended) throw new DomainError('customer.no-email-change');
    await insertChange(tx, {
      customerId: id,
      changedBy: by,
      changedAt: now,
      kind: 'email-change-cancelled',
      subject: ended.newEmail,
    });
  });
