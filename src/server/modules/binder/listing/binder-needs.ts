import { and, not, type SQL, sql } from 'drizzle-orm';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { orders } from '#server/db/schema/orders.ts';
import { isUpdatable } from '#server/modules/binder/updates/is-updatable.ts';
import type { BinderNeed } from '#shared/contract/binder.ts';
import { addDays } from '#shared/days.ts';
import { binder } from '#shared/limits/binder.ts';

/** Whose binder, and when. */
export type At = { customerId: string; now: Date; today: string };

/** What comes first where documents are listed. */
export const NEEDS: readonly BinderNeed[] = ['approve', 'update', 'review', 'read'];

/** Found once for the whole binder, not anew for each of its documents. */
const hasUpdate = ({ customerId, now }: At) => sql<boolean>`(${binderDocuments.id} in (
  select ${binderDocuments.id} from ${binderDocuments} join ${orders} on ${orders.id} = ${binderDocuments.orderId}
   where ${binderDocuments.customerId} = ${customerId} and ${isUpdatable(now)}))`;

export const needsAt = (at: At, update = hasUpdate(at)): Record<BinderNeed, SQL<boolean>> => ({
  // What was withdrawn can be approved, but waits for nobody.
  approve: sql<boolean>`(${binderDocuments.draftRevision} is not null and ${binderDocuments.state} <> 'withdrawn')`,
  update,
  review: sql<boolean>`(${binderDocuments.state} = 'in-force'
    and coalesce(${binderDocuments.nextReviewOn} <= ${addDays(at.today, binder.reviewAheadDays)}::date, false))`,
  read: sql<boolean>`(${binderDocuments.state} = 'in-force' and ${binderDocuments.readerCount} > ${binderDocuments.readCount})`,
});

const figure = (value: number) => sql.raw(String(value));

/** All needs of a document in one number, the first of them in its lowest bit. */
export const bitsAt = (at: At) => {
  const needs = needsAt(at);
  const bits = NEEDS.map(
    (need, place) => sql`case when ${needs[need]} then ${figure(2 ** place)} else 0 end`,
  );
  return sql<number>`${sql.join(bits, sql` + `)}`;
};

/** What of its needs comes first, by its place among them; that after the last is of documents that need nothing. */
export const firstNeedAt = (at: At) => {
  const needs = needsAt(at);
  const cases = NEEDS.map((need, place) => sql`when ${needs[need]} then ${figure(place)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${figure(NEEDS.length)} end`;
};

/** Of documents whose first need is that of this place. */
export const isFirstNeed = (at: At, place: number) => {
  const needs = needsAt(at);
  const here = NEEDS[place];
  return and(...NEEDS.slice(0, place).map((need) => not(needs[need])), here && needs[here]);
};
