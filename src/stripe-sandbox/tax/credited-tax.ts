import type { CreditNoteObject } from '#stripe-sandbox/objects/credit-notes.ts';
import type { InvoiceObject } from '#stripe-sandbox/objects/invoices.ts';

type Amounts = Pick<CreditNoteObject, 'subtotal' | 'total' | 'total_excluding_tax' | 'total_taxes'>;

/** The share of an invoice's tax that goes back with an amount. Several in a row give back exactly all of it. */
export const creditedAmounts = (
  { total, total_taxes: taxes }: Pick<InvoiceObject, 'total' | 'total_taxes'>,
  creditedBefore: number,
  amount: number,
): Amounts => {
  const [tax] = taxes ?? [];
  if (!tax) return { subtotal: amount, total: amount };
  const shareOf = (part: number) => Math.round((tax.amount * part) / total);
  const credited = shareOf(creditedBefore + amount) - shareOf(creditedBefore);
  return {
    subtotal: tax.tax_behavior === 'exclusive' ? amount - credited : amount,
    total: amount,
    total_excluding_tax: amount - credited,
    total_taxes: [{ ...tax, amount: credited, taxable_amount: amount - credited }],
  };
};
