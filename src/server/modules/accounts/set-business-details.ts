import type { Services } from '#server/kernel/services.ts';
import type { BusinessDetails } from '#shared/contract/account.ts';
import { upsertBusiness } from './customer-repo.ts';
import { getCustomer } from './get-customer.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';

export const setBusinessDetails = async (
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'templateEngine'>,
  customerId: string,
  details: BusinessDetails,
) => {
  await refuseUnprintable(services, details);
  await upsertBusiness(services.db, customerId, details, services.clock.now());
  return getCustomer(services, customerId);
};
