import type { BusinessDetails } from './account.ts';
import type { MoneyBack } from './refund.ts';
import type { LineItemStatus, OrderStatus, OrderTax } from './order.ts';

export type OrderEventKind =
  | 'placed'
  | 'paid'
  | 'payment-failed'
  | 'needs-review'
  | 'invoice-made'
  | 'invoice-corrected'
  | 'regeneration-asked'
  | 'document-made'
  | 'document-failed'
  | 'generation-retried'
  | 'receipt-mailed'
  | 'ready-mailed'
  | 'downloaded'
  | 'refund-asked'
  | 'refunded'
  | 'refund-undone'
  | 'disputed'
  | 'dispute-ended'
  | 'closed'
  | 'evidence-submitted'
  | 'withdrawal-declared'
  | 'withdrawal-answered';

export type OrderEvent = {
  /** Its place in the order's history. */
  id: number;
  at: string;
  kind: OrderEventKind;
  /** The administrator's address; null for what happened by itself or on the buyer's side. */
  by: string | null;
  /** A recipient, a file, a document or a reason. */
  subject: string | null;
  /** In cents. */
  amount: number | null;
};

/** An order of the same customer, as a line. */
export type OrderSummary = {
  id: number;
  createdAt: string;
  title: string;
  status: OrderStatus;
  amount: number;
};

export type DocumentFile = { format: string; size: number; url: string };

/** Answer of `adminOrderDetails`: everything there is to an order besides what `adminOrder` tells. */
export type OrderDetails = {
  customer: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    isDisabled: boolean;
    /** As they are now; what the documents carry stands in `printed`. */
    business: BusinessDetails | null;
    orderCount: number;
    /** The newest of their other orders. */
    otherOrders: OrderSummary[];
  };
  /** Whose details were printed at payment; null until it is paid. */
  printed: { email: string; firstName: string; lastName: string; business: BusinessDetails } | null;
  documents: {
    id: number;
    name: string;
    status: LineItemStatus;
    generation: number;
    pageCount: number | null;
    failure: string | null;
    finishedAt: string | null;
    /** None while the order is closed. The links live an hour. */
    files: DocumentFile[];
  }[];
  payment: {
    asked: number;
    paid: number | null;
    currency: string;
    /** What of the payment is tax, and the number that the buyer gave; left out where no tax was worked out. */
    tax?: OrderTax & { discount: number; taxNumber: string | null };
    paidAt: string | null;
    paymentIntent: string | null;
    sessionId: string | null;
    invoiceUrl: string | null;
  };
  moneyBack: MoneyBack;
  /** The oldest first. */
  events: OrderEvent[];
};

/** Answer of `exportOrders`: a signed address of this shop that streams the list as CSV. */
export type OrderExport = { url: string };
