import { z } from 'zod';
import { cart } from '#shared/limits/cart.ts';
import type { Industry } from '#shared/industries.ts';
import { orderList } from '#shared/limits/order-list.ts';
import { salesDays } from '#shared/limits/sales-days.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { textLine } from '#shared/text.ts';
import type { PagePreview } from './document.ts';
import { checkoutConsent } from './legal/legal-page.ts';
import type { ClosedBy } from './refund.ts';
import { rowId } from './row-id.ts';

export type OrderStatus = 'pending' | 'succeeded' | 'failed' | 'refunded' | 'review';

export type OrderTax = {
  net: number;
  amount: number;
  /** The buyer accounts for it; only of a tax number that was verified. */
  isReverseCharge: boolean;
};

/** An order as its buyer sees it. */
export type Order = {
  id: number;
  createdAt: string;
  paymentIntent: string | null;
  status: OrderStatus;
  /** The first that was bought; with others, its name says so. */
  product: {
    id: number;
    name: string;
    slug: string;
    /** Of the sample that everybody may see. */
    image: PagePreview | null;
    industry: Industry | null;
  };
  /** Everything that was bought, by the names and prices (in cents) of that time. */
  items: { productId: number; name: string; slug: string; price: number; quantity: number }[];
  /** Paid, in cents; what is to be paid, until it is. */
  amount: number;
  /** What of it is tax, in cents, and what is left without; left out where no tax was worked out. */
  tax?: OrderTax;
  /** Of the bundles that are ordered, until their documents are made. */
  documentCount: number;
  generatedCount: number;
  failedCount: number;
  /** Whose details the documents carry: those of the payment, or of the last regeneration. Null until it is paid. */
  businessName: string | null;
  /** The customer's own first page, in the bucket of previews; null until one is made, and while downloads are closed. */
  firstPagePath: string | null;
  /** Downloads are closed while a dispute is open, after a full refund, and once an administrator has closed the order. */
  isOpen: boolean;
  closedBy: ClosedBy | null;
};

export type Invoice = { payment_intent: string | null; pdf_url: string };

export type LineItemStatus = 'GENERATING' | 'GENERATED' | 'FAILED';

export type LineItem = {
  id: number;
  name: string;
  status: LineItemStatus;
  /** In the bucket of previews; its .pdf, .docx and .xlsx siblings share its stem. Null until generated. */
  previewImagePath: string | null;
  pageCount: number | null;
  hasExcel: boolean;
  /** Why it failed, in a sentence for the customer. */
  failure: string | null;
};

const priceId = z
  .string()
  .max(cart.priceIdLength)
  .regex(/^[\w-]+$/, 'must be the price of a product');
const quantityRule = `must be a whole number from 1 to ${cart.maxQuantity}`;

export const createCheckoutInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        stripePriceId: priceId,
        quantity: z.int(quantityRule).min(1, quantityRule).max(cart.maxQuantity, quantityRule),
      }),
    )
    .min(1)
    .max(cart.maxItems),
  /** Asked for by some markets; without one it changes nothing. */
  consent: checkoutConsent.optional(),
});

/** A page of the customer's own orders. */
export const orderPageInput = z
  .strictObject({
    /** The `next` of the page before. */
    before: rowId.optional(),
    limit: z.int().min(1).max(orderList.maxPageSize).default(orderList.pageSize),
  })
  .prefault({});

export type OrderPage = { orders: Order[]; next: number | null };

/** All of the newest, or the one of an order. */
export const invoicesInput = z.strictObject({ orderId: rowId.optional() }).prefault({});

export const orderIdInput = z.strictObject({ orderId: rowId });

/** The files the order has now, or those of one of its versions. */
export const orderZipInput = z.strictObject({ orderId: rowId, version: rowId.optional() });

/** One document of an order. */
export const lineItemInput = z.strictObject({ orderId: rowId, lineItemId: rowId });

/** Answer of `getCustomerOrderDocumentPages`: every page of a finished document, in order; its links are signed for viewing. */
export type OrderDocumentPages = { pages: PagePreview[] };

/** One of the answer of `getCustomerOrderVersions`, the newest first: a finished generation of all documents of an order. */
export type OrderVersion = {
  number: number;
  /** When its last document was made. */
  finishedAt: string;
  /** Whose details it was made with. */
  businessName: string;
  documentCount: number;
  /** The last that was asked for. None is while that one is being made. */
  isCurrent: boolean;
};

/** Answer of `getOrderZipUrl`: a signed address of this shop that streams all files of a finished order. */
export type OrderZip = { url: string };

/** The session the provider sent the buyer back with, so that no older order is taken for it. */
export const latestOrderInput = z
  .strictObject({
    sessionId: z
      .string()
      .regex(/^[\w-]{1,255}$/)
      .optional(),
  })
  .prefault({});

/** Which orders: by number or part of an address, and by status. */
const orderFilter = {
  search: textLine(textLength.email).default(''),
  status: z.enum(['pending', 'succeeded', 'failed', 'refunded', 'review']).optional(),
};

export const orderExportInput = z.strictObject(orderFilter).prefault({});

/** As the link of an export carries it. */
export const orderExportQuery = z.strictObject({ ...orderFilter, by: z.uuid(), token: z.string() });

export const orderSearchInput = z
  .strictObject({
    ...orderFilter,
    /** The `next` of the page before. */
    before: rowId.optional(),
  })
  .prefault({});

/**
 * All that is left of the payment, or a part of it: so many cents, besides those that the administrator knows of. Of
 * the same part asked for twice, the second one knows of too few.
 */
export const refundOrderInput = z.strictObject({
  orderId: rowId,
  part: z.strictObject({ amount: z.int().min(1), refundedBefore: z.int().min(0) }).optional(),
});

/** An order as an administrator sees it. */
export type AdminOrder = Omit<Order, 'product' | 'firstPagePath'> & {
  product: { id: number; name: string };
  email: string;
  refunded: number;
  isDisputed: boolean;
  reviewReason: string | null;
};

export type AdminOrderPage = { orders: AdminOrder[]; next: number | null };

const salesPeriod = { days: z.union(salesDays.map((days) => z.literal(days))).default(30) };

export const salesPeriodInput = z.strictObject(salesPeriod).prefault({});

/** Of one product, or of all. */
export const salesInput = z.strictObject({ ...salesPeriod, productId: rowId.optional() }).prefault({});

/**
 * A day of the shop's time zone (2026-11-15); `revenue` is in cents, without what was refunded, and `views` counts looks at
 * product pages.
 */
export type SalesDay = { day: string; orders: number; revenue: number; views: number };

/** One of the answer of `salesByProduct`, the best first. Of an order of several products each has its share. */
export type ProductSales = { id: number; name: string; orders: number; revenue: number; views: number };
