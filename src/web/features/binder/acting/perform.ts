import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { formatCalendarDay } from '#web/lib/format-date.ts';
import { copy } from '#web/features/binder/copy.ts';
import { type ActionDraft, monthsOf } from './action-draft.ts';
import type { Begun } from './acting.ts';

/** Asks the server for it, of exactly what was seen. Answers with the sentence that tells of it. */
export const perform = async (shop: ShopClient, begun: Begun, draft: ActionDraft, today: string) => {
  const { customer } = (await shop.calls()).customer;
  const { action, documents } = begun;
  const ids = documents.map(({ id }) => id);
  const name = draft.name.trim();
  const isOne = documents.length === 1;
  const subject = (isOne && documents[0]?.title) || copy.done.many(documents.length);
  if (action === 'withdraw') {
    await customer.withdrawDocuments.mutate({ ids, name, reason: draft.reason.trim() });
    return copy.done.withdraw(subject, isOne);
  }
  if (action === 'review') {
    await customer.reviewDocuments.mutate({ ids, name });
    return copy.done.review(subject, isOne);
  }
  const effectiveDate = draft.effectiveDate ?? today;
  await customer.approveDocuments.mutate({
    ids,
    revisions: documents.map(({ draft: seen, revision }) => seen?.revision ?? revision),
    name,
    role: draft.role.trim(),
    effectiveDate,
    reviewMonths: monthsOf(draft),
  });
  const day = effectiveDate > today ? formatCalendarDay(effectiveDate) : undefined;
  return copy.done.approve(subject, isOne, day);
};
