import { z } from 'zod';
import { email } from '#shared/email.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { textLine } from '#shared/text.ts';
import type { BusinessDetails, ErasureWait } from './account.ts';
import type { OrderSummary } from './order-details.ts';

const customerId = z.uuid('must be the id of a customer');

export const customerSearchInput = z
  .strictObject({
    /** Part of an address, a name or a business's name. */
    search: textLine(textLength.email).default(''),
    /** The `next` of the page before. */
    before: customerId.optional(),
  })
  .prefault({});

export const customerIdInput = z.strictObject({ id: customerId });

export const changeCustomerEmailInput = z.strictObject({ id: customerId, email });

/** The secret part of a link of a mail. */
export const confirmEmailChangeInput = z.strictObject({ token: z.string().max(200) });

/** A customer as administrators see them in a list. */
export type AdminCustomer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
  createdAt: string;
  isDisabled: boolean;
  isAdmin: boolean;
  orderCount: number;
  /** In cents, without what was refunded. */
  paid: number;
};

export type AdminCustomerPage = { customers: AdminCustomer[]; next: string | null };

export type CustomerChangeKind =
  | 'disabled'
  | 'enabled'
  | 'email-change-asked'
  | 'email-change-resent'
  | 'email-change-cancelled'
  | 'email-confirmed'
  | 'email-changed'
  | 'erasure-asked'
  | 'erasure-cancelled'
  | 'erased';

export type CustomerChange = {
  id: number;
  at: string;
  kind: CustomerChangeKind;
  /** The administrator's address; null for whoever followed a link of a mail. */
  by: string | null;
  /** An address, where it is about one. */
  subject: string | null;
};

/** An address that counts once both mailboxes have agreed. */
export type PendingEmailChange = {
  newEmail: string;
  askedAt: string;
  expiresAt: string;
  isOldConfirmed: boolean;
  isNewConfirmed: boolean;
};

export type CustomerDetails = AdminCustomer & {
  business: BusinessDetails | null;
  /** The newest. */
  orders: OrderSummary[];
  emailChange: PendingEmailChange | null;
  /** The latest first. */
  changes: CustomerChange[];
  /** When it is to be erased, and since when it is. */
  erasure: { dueAt: string; erasedAt: string | null; waitsFor: ErasureWait[] | null } | null;
};

/** Answer of `confirmEmailChange`: whether the address is changed now, or waits for the other mailbox. */
export type EmailConfirmation = { isMade: boolean };
