import type { Customer } from '#shared/contract/account.ts';

export type LoginState = 'LOGGED_OUT' | 'LOGGED_IN_NO_BUSINESS' | 'ADMIN' | 'CUSTOMER';

export const loginStateOf = (
  customer: Pick<Customer, 'isAdmin' | 'businessDetails'> | null | undefined,
): LoginState => {
  if (!customer) return 'LOGGED_OUT';
  if (customer.businessDetails.length === 0) return 'LOGGED_IN_NO_BUSINESS';
  return customer.isAdmin ? 'ADMIN' : 'CUSTOMER';
};
