import { createStripeClient } from './client.ts';
import { telling } from './payments-error.ts';

type Account = { secretKey: string; fetch?: typeof globalThis.fetch | undefined };

/**
 * How the account counts its invoices. The provider does not say so itself: a customer has a number to come only where each
 * has a count of its own. Unknown before the first customer.
 */
export const readInvoiceNumbering = telling(
  async (account: Account): Promise<'account' | 'customer' | 'unknown'> => {
    const { data } = (await createStripeClient(account).customers.list({ limit: 1 })) as {
      data?: { next_invoice_sequence?: number }[];
    };
    const [customer] = data ?? [];
    if (!customer) return 'unknown';
    return customer.next_invoice_sequence === undefined ? 'account' : 'customer';
  },
);
