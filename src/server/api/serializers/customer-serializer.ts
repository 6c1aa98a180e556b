import type { CustomerDetailsRecord } from '#server/modules/customers/get-customer-details.ts';
import type { ListedCustomer } from '#server/modules/customers/customer-list-repo.ts';
import type { CustomerPage } from '#server/modules/customers/list-customers.ts';
import { orderTitle } from '#server/modules/orders/order-title.ts';
import type {
  AdminCustomer,
  AdminCustomerPage,
  CustomerDetails,
  PendingEmailChange,
} from '#shared/contract/customer.ts';

const adminCustomerOf = ({
  createdAt,
  disabledAt,
  paidInCents,
  ...customer
}: ListedCustomer): AdminCustomer => ({
  ...customer,
  createdAt: createdAt.toISOString(),
  isDisabled: disabledAt !== null,
  paid: paidInCents,
});

export const customerPageOf = ({ customers, next }: CustomerPage): AdminCustomerPage => ({
  customers: customers.map(adminCustomerOf),
  next,
});

export const customerDetailsOf = ({
  customer,
  business,
  orders,
  emailChange,
  changes,
  erasure,
}: CustomerDetailsRecord): CustomerDetails => ({
  ...adminCustomerOf(customer),
  business,
  orders: orders.map(({ id, createdAt, status, amountInCents, names }) => ({
    id,
    createdAt: createdAt.toISOString(),
    title: orderTitle(names.map((name) => ({ name }))),
    status,
    amount: amountInCents,
  })),
  emailChange: emailChange ? pendingOf(emailChange) : null,
  changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  erasure: erasure
    ? {
        dueAt: erasure.dueAt.toISOString(),
        erasedAt: erasure.erasedAt?.toISOString() ?? null,
        waitsFor: erasure.waitsFor,
      }
    : null,
});

const pendingOf = ({
  newEmail,
  askedAt,
  expiresAt,
  oldConfirmedAt,
  newConfirmedAt,
}: NonNullable<CustomerDetailsRecord['emailChange']>): PendingEmailChange => ({
  newEmail,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isOldConfirmed: oldConfirmedAt !== null,
  isNewConfirmed: newConfirmedAt !== null,
});
