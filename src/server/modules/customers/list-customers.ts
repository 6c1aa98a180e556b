import type { Services } from '#server/kernel/services.ts';
import { customers } from './customer-limits.ts';
import { listCustomers as list, type ListedCustomer } from './customer-list-repo.ts';

export type CustomerPage = { customers: ListedCustomer[]; next: string | null };

/** A page of customers, the newest first: by part of an address, a name or a business's name. */
export const listCustomers = async (
  { db }: Pick<Services, 'db'>,
  query: { search: string; before?: string | undefined },
): Promise<CustomerPage> => {
  const found = await list(db, { ...query, limit: customers.pageSize + 1 });
  const page = found.slice(0, customers.pageSize);
  return { customers: page, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
};
