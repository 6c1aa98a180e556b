import type { Books } from '#stripe-sandbox/books.ts';
import { emitEvent } from '#stripe-sandbox/deliveries/emit-event.ts';
import { type Kept, saveRecord } from '#stripe-sandbox/records.ts';

export const expireSession = async (books: Books, { object }: Kept<'checkout.session'>) => {
  const expired = await saveRecord(books, { ...object, status: 'expired', url: null }, { dueAt: null });
  await emitEvent(books, 'checkout.session.expired', expired);
  return expired;
};
