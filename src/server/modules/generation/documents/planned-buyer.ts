import type { BuyerSnapshot } from '#server/db/schema/orders.ts';
import { ORDER_LOGO_BUCKET } from '#server/modules/accounts/snapshot-logo.ts';
import type { PlannedBuyer } from './plan-documents.ts';

/** The buyer an order has kept, with the copy of their logo. */
export const plannedBuyerOf = ({ logoPath, ...buyer }: BuyerSnapshot): PlannedBuyer => ({
  ...buyer,
  logo: logoPath === null ? null : { bucket: ORDER_LOGO_BUCKET, path: logoPath },
});
