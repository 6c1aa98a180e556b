import type { Services } from '#server/kernel/services.ts';
import type { CustomerNames } from '#shared/contract/account.ts';
import { updateNames } from './customer-repo.ts';
import { getCustomer } from './get-customer.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';

export const updateCustomer = async (
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'templateEngine'>,
  id: string,
  names: CustomerNames,
) => {
  await refuseUnprintable(services, names);
  await updateNames(services.db, id, names);
  return getCustomer(services, id);
};
