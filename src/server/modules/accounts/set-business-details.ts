import type { Services } from '#server/kernel/services.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import type { BusinessDetails } from '#shared/contract/account.ts';
import { upsertBusiness } from './customer-repo.ts';
import { getCustomer } from './get-customer.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';

export const setBusinessDetails = async (
  services: Pick<Services, 'config' | 'db' | 'keys' | 'clock' | 'templateEngine'>,
  customerId: string,
  details: BusinessDetails,
) => {
  await refuseUnprintable(services, details);
  const { country, ...others } = details;
  const elsewhere = country === services.config.country ? undefined : country;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await upsertBusiness(tx, customerId, { ...others, country: elsewhere }, now);
    await noteManualChange(tx, customerId, now);
  });
  return getCustomer(services, customerId);
};
