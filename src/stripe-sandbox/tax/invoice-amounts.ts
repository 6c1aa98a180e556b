import type { CustomerObject } from '#stripe-sandbox/objects/catalog.ts';
import type { InvoiceTax } from '#stripe-sandbox/objects/invoices.ts';
import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import type { TaxIdObject } from '#stripe-sandbox/objects/tax-ids.ts';
import { sessionAmounts } from './session-amounts.ts';
import { taxLabelOf } from './tax-label.ts';

type Behavior = InvoiceTax['tax_behavior'];
type Buyer = { customer: Pick<CustomerObject, 'address' | 'email' | 'name'>; numbers: TaxIdObject[] };

/** What an invoice comes to for a customer, as a payment page would reckon it; without a behavior tax is not looked at. */
export const invoiceAmounts = (
  subtotal: number,
  { customer: { address, email, name }, numbers }: Buyer,
  behavior: Behavior | undefined,
) => {
  const [given] = numbers;
  const number = given && { ...given, verification: given.verification.status };
  const amounts = sessionAmounts(
    { amount_subtotal: subtotal, customer_details: { email, name, address: address ?? null } },
    { tax: behavior ? { behavior, number: number ?? null } : null },
    0,
  );
  return {
    amounts: { total: amounts.amount_total, ...(behavior && invoiceTaxesOf(amounts, behavior)) },
    taxLabel: taxLabelOf(amounts),
  };
};

/** The tax of a session, as its invoice tells it. */
export const invoiceTaxesOf = (
  { amount_total: total, total_details: details }: Pick<SessionObject, 'amount_total' | 'total_details'>,
  behavior: Behavior,
): { total_excluding_tax?: number; total_taxes?: InvoiceTax[] } => {
  const [taxed] = details.breakdown?.taxes ?? [];
  if (!taxed) return {};
  const { amount, taxability_reason, taxable_amount } = taxed;
  return {
    total_excluding_tax: total - amount,
    total_taxes: [{ amount, tax_behavior: behavior, taxability_reason, taxable_amount }],
  };
};
