import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BusinessDetails } from '#shared/contract/account.ts';
import type { ClosedBy } from '#shared/contract/refund.ts';
import type { Answers } from '#shared/contract/question.ts';
import { customers } from './accounts.ts';
import { products } from './catalog.ts';
import { instant } from './instant.ts';
import { templateVersions } from './templates.ts';

export const orderStatuses = ['pending', 'succeeded', 'failed', 'refunded', 'review'] as const;

/** Why the documents of a paid order cannot be read: a dispute that is open or lost, or an administrator's decision. */
export const closedByKinds = ['dispute', 'administrator'] as const satisfies ClosedBy[];

/** What is printed into the documents, as it was at payment. */
export type BuyerSnapshot = {
  email: string;
  firstName: string;
  lastName: string;
  business: BusinessDetails;
  /** A copy of the logo that later changes do not touch. */
  logoPath: string | null;
  /** Six hexadecimal digits each; without any, documents keep their own. */
  colours?: string[];
  /** What the business had answered by then, without the defaults of what it had not. */
  answers?: Answers;
};

/** One purchase. It is written before the buyer is sent to pay. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    /** With the id, what the provider knows it by: unlike a number, no other shop has the same. */
    reference: uuid().notNull(),
    /** Equal for equal carts: a customer has at most one open order of each. */
    cartKey: text('cart_key').notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Why an administrator has to look at it. */
    reviewReason: text('review_reason'),
    /** What the shop asked for; a promotion code may take something off. */
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text().notNull(),
    paidInCents: integer('paid_in_cents'),
    /** Of what was paid, the tax, and what a promotion code took off; null where no tax was worked out. */
    taxInCents: integer('tax_in_cents'),
    discountInCents: integer('discount_in_cents'),
    isReverseCharge: boolean('is_reverse_charge').notNull().default(false),
    taxNumber: text('tax_number'),
    /** Follows from its disputes and its closure, and is written with them: every reader of a document asks for it. */
    closedBy: text('closed_by', { enum: closedByKinds }),
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    sessionExpiresAt: instant('session_expires_at'),
    paymentIntent: text('payment_intent'),
    /** Null until the order is fulfilled. */
    buyer: jsonb().$type<BuyerSnapshot>(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** The sequence number of the last sync requested of the provider, and of the one whose answer is applied: older ones are fenced off. */
    requestedSeq: integer('asked').notNull().default(0),
    appliedSeq: integer('learned').notNull().default(0),
    /** When the provider was last asked about it, and when it is to be asked again while it is pending. */
    syncedAt: instant('synced_at'),
    nextSyncAt: instant('next_sync_at').notNull(),
    /** When its one receipt was queued, and when it was sent. */
    receiptQueuedAt: instant('receipt_queued_at'),
    receiptMailAt: instant('receipt_mail_at'),
    readyMailAt: instant('ready_mail_at'),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.id),
    index('orders_status').on(table.status, table.id),
    uniqueIndex('orders_reference').on(table.reference),
    uniqueIndex('orders_session').on(table.sessionId),
    uniqueIndex('orders_payment_intent').on(table.paymentIntent),
    uniqueIndex('orders_open_cart')
      .on(table.customerId, table.cartKey)
      .where(sql`${table.status} = 'pending'`),
    index('orders_due')
      .on(table.nextSyncAt)
      .where(sql`${table.status} = 'pending'`),
    index('orders_paid').on(table.paidAt),
    index('orders_untold')
      .on(table.paidAt)
      .where(
        sql`${table.status} = 'succeeded' and (${table.receiptMailAt} is null or ${table.readyMailAt} is null)`,
      ),
  ],
);

/** Whether its documents may be read, as `isOpen` says of an order that was read already. */
export const isOpenOrder = sql<boolean>`(${orders.status} = 'succeeded' and ${orders.closedBy} is null)`;

/** What was put in the cart, by the name and price it had then. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    slug: text().notNull(),
    priceId: text('price_id').notNull(),
    priceInCents: integer('price_in_cents').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export const lineItemStatuses = ['GENERATING', 'GENERATED', 'FAILED'] as const;

/** One document of an order. Its files share one path stem. */
export const lineItems = pgTable(
  'line_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    templateVersionId: integer('template_version_id')
      .notNull()
      .references(() => templateVersions.id),
    name: text().notNull(),
    status: text({ enum: lineItemStatuses }).notNull(),
    /** Counts the generations asked for; a late result of an earlier one is dropped. */
    generation: integer().notNull().default(1),
    stem: text(),
    pageCount: integer('page_count'),
    hasWorkbook: boolean('has_workbook').notNull().default(false),
    failure: text(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('line_items_position').on(table.orderId, table.position),
    index('line_items_waiting')
      .on(table.orderId)
      .where(sql`${table.status} = 'GENERATING'`),
  ],
);
