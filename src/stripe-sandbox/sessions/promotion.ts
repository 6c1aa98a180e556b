import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { type StoredRecord, saveRecord } from '#stripe-sandbox/records.ts';

type Session = StoredRecord<'checkout.session'>;

/** All there are: whoever runs a shop makes theirs at the provider. */
export const promotionCodes = [
  { code: 'SAVE10', title: '10% off', percentOff: 10 },
  { code: 'FREE100', title: '100% off', percentOff: 100 },
];

/** The session at the lower price; undefined when there is no such code. */
export const applyPromotion = async (
  ledger: Ledger,
  stored: Session,
  typed: string,
): Promise<Session | undefined> => {
  const wanted = typed.trim().toUpperCase();
  const promotion = promotionCodes.find(({ code }) => code === wanted);
  if (!promotion || !stored.object.allow_promotion_codes) return undefined;
  const discount = Math.round((stored.object.amount_subtotal * promotion.percentOff) / 100);
  return reprice(ledger, stored, discount, { code: promotion.code });
};

export const removePromotion = (ledger: Ledger, stored: Session) => reprice(ledger, stored, 0, null);

const reprice = async (
  ledger: Ledger,
  { object, inner }: Session,
  discount: number,
  promotion: Session['inner']['promotion'],
): Promise<Session> => {
  const session = {
    ...object,
    amount_total: object.amount_subtotal - discount,
    total_details: { ...object.total_details, amount_discount: discount },
  };
  const repriced = { ...inner, promotion };
  await saveRecord(ledger, session, { inner: repriced });
  return { object: session, inner: repriced };
};
