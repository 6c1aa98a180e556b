import { type Ledger, newId, secondsOf } from '#stripe-sandbox/ledger.ts';
import { invalid } from '#stripe-sandbox/api-error.ts';
import {
  getObject,
  insertRecord,
  listObjects,
  saveRecord,
  type StoredRecord,
} from '#stripe-sandbox/records.ts';
import { sessionAmounts } from './session-amounts.ts';
import { type TaxNumber, taxNumberOf, verificationOf } from './tax-number.ts';

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
  const known = await listTaxIds(ledger, object.customer);
  if (known.some(({ value }) => value === number.value)) return;
  await insertTaxId(ledger, object.customer, object.customer_details.address?.country, number);
};

/** Given by the interface. It is known by its form whether it can be; of which country it is, its type says. */
export const addTaxId = async (
  ledger: Ledger,
  customerId: string,
  { type, value }: Pick<TaxNumber, 'type' | 'value'>,
) => {
  const { address } = await getObject(ledger, 'customer', customerId, 'customer');
  const country = address?.country;
  if (taxNumberOf(value, country)?.type !== type)
    throw invalid(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
  return insertTaxId(ledger, customerId, country, { type, value, verification: verificationOf(value) });
};

const MOST = 100;

/** The newest first. */
export const listTaxIds = (ledger: Ledger, customerId: string) =>
  listObjects(ledger, 'tax_id', { keys: [`customer:${customerId}`], limit: MOST });

const insertTaxId = (
  ledger: Ledger,
  customer: string,
  country: string | null | undefined,
  { type, value, verification }: TaxNumber,
) =>
  insertRecord(
    ledger,
    {
      id: newId(ledger, 'txi'),
      object: 'tax_id',
      country: country ?? null,
      created: secondsOf(ledger.now),
      customer,
      livemode: false,
      type,
      value,
      verification: { status: verification, verified_address: null, verified_name: null },
    },
    { keys: [`customer:${customer}`] },
  );
