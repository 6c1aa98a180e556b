import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { lockCustomer } from '#server/modules/customers/customer-account-repo.ts';
import { insertChange } from '#server/modules/customers/customer-change-repo.ts';
import { deleteErasure, findErasure } from '#server/modules/customers/erasure-repo.ts';

type Touched = Pick<Services, 'db' | 'clock'>;

/** Somebody has changed their mind in time; nothing happens to an account that stays anyway. */
export const keepAccount = ({ db, clock }: Touched, { id, by }: { id: string; by: string }) =>
  db.transaction(async (tx) => {
    if (!(await lockCustomer(tx, id))) throw new DomainError('customer.not-found');
    if (!(await deleteErasure(tx, id))) return;
    await insertChange(tx, {
      customerId: id,
      changedBy: by,
      changedAt: clock.now(),
      kind: 'erasure-cancelled',
    });
  });

/** Who has asked to be forgotten buys nothing new before they have decided to stay. */
export const requireKeptAccount = async ({ db }: Pick<Services, 'db'>, customerId: string) => {
  if (await findErasure(db, customerId)) throw new DomainError('account.being-erased');
};
