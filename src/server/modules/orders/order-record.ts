import type { SamplePage } from '#server/db/schema/templates.ts';
import type { Industry } from '#shared/industries.ts';
import type { OrderItem, OrderRow } from './order.ts';

/** An order as its buyer sees it. */
export type OrderRecord = Pick<
  OrderRow,
  | 'id'
  | 'createdAt'
  | 'paymentIntent'
  | 'status'
  | 'amountInCents'
  | 'paidInCents'
  | 'taxInCents'
  | 'isReverseCharge'
  | 'closedBy'
> & {
  refundedInCents: number;
  items: OrderItem[];
  documentCount: number;
  generatedCount: number;
  failedCount: number;
  businessName: string | null;
  /** The first sample page of its first document. */
  cover: SamplePage | null;
  /** The files of the first document that is made. */
  firstStem: string | null;
  /** That of the first product that was bought, as it is now. */
  industry: Industry | null;
};

/** An order as an administrator sees it. */
export type AdminOrderRecord = OrderRecord & Pick<OrderRow, 'reviewReason'> & { email: string };
