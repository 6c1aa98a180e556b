import type { BuyerSnapshot } from '#server/db/schema/orders.ts';
import type { Services } from '#server/kernel/services.ts';
import { findAnswers } from './answer-repo.ts';
import { findCustomer } from './customer-repo.ts';
import { snapshotLogo } from './snapshot-logo.ts';

/** Who a customer is at this moment, for an order to keep, with a copy of their logo. */
export const snapshotBuyer = async (
  services: Pick<Services, 'db' | 'storage' | 'random' | 'clock'>,
  { orderId, customerId }: { orderId: number; customerId: string },
): Promise<BuyerSnapshot> => {
  const customer = await findCustomer(services.db, customerId);
  if (!customer?.business) throw new Error(`The buyer of order ${orderId} has no business details.`);
  const answers = await findAnswers(services.db, customerId);
  const { email, firstName, lastName, business, logoPath, colours } = customer;
  return {
    email,
    firstName,
    lastName,
    business,
    logoPath: logoPath === null ? null : await snapshotLogo(services, { orderId, customerId, logoPath }),
    ...(colours && { colours }),
    ...(Object.keys(answers).length > 0 && { answers }),
  };
};
