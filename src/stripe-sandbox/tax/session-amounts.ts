import type { SessionInner, SessionObject } from '#stripe-sandbox/objects/sessions.ts';
import { taxationOf } from './tax-table.ts';

type Amounts = Pick<SessionObject, 'amount_total' | 'total_details'>;

const WHOLE = 10_000;

/** What is to be paid after a discount. Tax is looked at where that was asked for: on top of the prices, or as a part of them. */
export const sessionAmounts = (
  session: Pick<SessionObject, 'amount_subtotal' | 'customer_details'>,
  { tax }: Pick<SessionInner, 'tax'>,
  discount: number,
): Amounts => {
  const taxable = session.amount_subtotal - discount;
  if (!tax)
    return {
      amount_total: taxable,
      total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    };
  const { country, state } = session.customer_details.address ?? {};
  const { rate, reason, type } = taxationOf({
    country,
    state,
    verification: tax.number?.verification ?? null,
  });
  const isIncluded = tax.behavior === 'inclusive';
  const net = isIncluded ? Math.round((taxable * WHOLE) / (WHOLE + rate)) : taxable;
  const amount = isIncluded ? taxable - net : Math.round((taxable * rate) / WHOLE);
  return {
    amount_total: net + amount,
    total_details: {
      amount_discount: discount,
      amount_shipping: 0,
      amount_tax: amount,
      breakdown: {
        discounts: [],
        taxes: [
          {
            amount,
            rate: { object: 'tax_rate', percentage: rate / 100, tax_type: type, inclusive: isIncluded },
            taxability_reason: reason,
            taxable_amount: net,
          },
        ],
      },
    },
  };
};
