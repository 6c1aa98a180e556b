import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { deleteCodes } from '#server/modules/auth/code-repo.ts';
import { endSessions } from '#server/modules/auth/session-repo.ts';
import { lockCustomer, setDisabled } from './customer-account-repo.ts';
import { insertChange } from './customer-change-repo.ts';

type Touched = Pick<Services, 'db' | 'clock'>;
type Asked = { id: string; by: string };

/** Ends all sessions at once and lets nobody sign in to the account; what was bought stays. */
export const disableCustomer = ({ db, clock }: Touched, { id, by }: Asked) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const customer = await lockCustomer(tx, id);
    if (!customer) throw new DomainError('customer.not-found');
    if (customer.isAdmin) throw new DomainError('customer.is-admin');
    if (!(await setDisabled(tx, id, now))) return;
    await endSessions(tx, id, now);
    await deleteCodes(tx, [customer.email]);
    await insertChange(tx, { customerId: id, changedBy: by, changedAt: now, kind: 'disabled' });
  });

export const enableCustomer = ({ db, clock }: Touched, { id, by }: Asked) =>
  db.transaction(async (tx) => {
    if (!(await lockCustomer(tx, id))) throw new DomainError('customer.not-found');
    if (!(await setDisabled(tx, id, null))) return;
    await insertChange(tx, { customerId: id, changedBy: by, changedAt: clock.now(), kind: 'enabled' });
  });
