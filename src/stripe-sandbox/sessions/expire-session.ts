import type { Ledger } from '#stripe-sandbox/ledger.ts';
import { emitEvent } from '#stripe-sandbox/webhooks/emit-event.ts';
import { type StoredRecord, saveRecord } from '#stripe-sandbox/records.ts';

export const expireSession = async (ledger: Ledger, { object }: StoredRecord<'checkout.session'>) => {
  const expired = await saveRecord(ledger, { ...object, status: 'expired', url: null }, { dueAt: null });
  await emitEvent(ledger, 'checkout.session.expired', expired);
  return expired;
};
