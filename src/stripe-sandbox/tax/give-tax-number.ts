import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { insertRecord, saveRecord, type StoredRecord } from '#stripe-sandbox/records.ts';
import { sessionAmounts } from './session-amounts.ts';
import { taxNumberOf } from './tax-number.ts';

type Session = StoredRecord<'checkout.session'>;

/** The session with the number, or without any for an empty one; undefined for a number that cannot be. */
export const giveTaxNumber = async (
  ledger: Ledger,
  { object, inner }: Session,
  typed: string,
): Promise<Session | undefined> => {
  if (!inner.tax) return undefined;
  const number = typed.trim() === '' ? null : taxNumberOf(typed, object.customer_details.address?.country);
  if (number === undefined) return undefined;
  const tax = { ...inner.tax, number };
  const session = {
    ...object,
    ...sessionAmounts(object, { tax }, object.total_details.amount_discount),
    customer_details: {
      ...object.customer_details,
      tax_ids: number ? [{ type: number.type, value: number.value }] : [],
    },
  };
  await saveRecord(ledger, session, { inner: { ...inner, tax } });
  return { object: session, inner: { ...inner, tax } };
};

/** The customer has it from then on. */
export const keepTaxNumber = async (ledger: Ledger, { object, inner }: Session) => {
  const number = inner.tax?.number;
  if (!number) return;
  await insertRecord(
    ledger,
    {
      id: newId(ledger, 'txi'),
      object: 'tax_id',
      country: object.customer_details.address?.country ?? null,
      created: secondsOf(ledger.now),
      customer: object.customer,
      livemode: false,
      type: number.type,
      value: number.value,
      verification: { status: number.verification, verified_address: null, verified_name: null },
    },
    { keys: [`customer:${object.customer}`] },
  );
};
