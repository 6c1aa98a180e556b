import type { Services } from '#server/kernel/services.ts';
import type { CustomerRecord } from '#server/modules/accounts/customer-repo.ts';
import { findProviderId, replaceProviderId } from './payment-customer-repo.ts';

/** The provider's name for a customer. Clicks at the same time all get the same one, or they would open two sessions. */
export const ensureProviderCustomer = async (
  { config, db, payments }: Pick<Services, 'config' | 'db' | 'payments'>,
  { id, email, firstName, lastName, business }: CustomerRecord,
): Promise<string> => {
  const known = await findProviderId(db, id);
  const name = `${firstName} ${lastName}`.trim();
  const billed = business && { ...business, country: business.country ?? config.country };
  const providerId = await payments.ensureCustomer({ id, email, name, business: billed, known });
  if (providerId === known) return providerId;
  await replaceProviderId(db, id, { known, providerId });
  return (await findProviderId(db, id)) ?? providerId;
};
