import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findBusiness, listNewestOrders } from './customer-account-repo.ts';
import { listChanges } from './customer-change-repo.ts';
import { customers } from './customer-limits.ts';
import { findListed } from './customer-list-repo.ts';
import { findErasure, listErasureWaits } from './erasure-repo.ts';
import { findOpenChange } from './email-change/email-change-repo.ts';

export type CustomerDetailsRecord = Awaited<ReturnType<typeof getCustomerDetails>>;

/** One customer, with what they bought and what was done to the account. */
export const getCustomerDetails = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string) => {
  const customer = await findListed(db, id);
  if (!customer) throw new DomainError('customer.not-found');
  const erasure = await findErasure(db, id);
  return {
    customer,
    business: await findBusiness(db, id),
    orders: await listNewestOrders(db, id, customers.shownOrders),
    emailChange: await findOpenChange(db, id, clock.now()),
    erasure: erasure && { ...erasure, waitsFor: await listErasureWaits(db, erasure, clock.now()) },
    changes: await listChanges(db, id, customers.shownChanges),
  };
};
