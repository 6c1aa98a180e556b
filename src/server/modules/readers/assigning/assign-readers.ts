import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { queueReadingMails } from '#server/modules/readers/mails/queue-reading-mails.ts';
import { listListed, lockReaders, type ReaderRow } from '#server/modules/readers/people/reader-repo.ts';
import { refreshReaderCounts } from '#server/modules/register/refresh-reader-counts.ts';
import type { AssignReadersInput } from '#shared/contract/reading/readers.ts';
import { addDays } from '#shared/days.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { deleteAssignments, listNamedDocuments, upsertAssignments } from './assignment-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'queue'>;

/** How many people have to read, or no longer have to, and how many documents. */
export type Assigned = { people: number; documents: number };

/** All or nothing. Those it concerns hear of what is in force at once, and of the rest when it comes into force. */
export const assignReaders = (services: Touched, customerId: string, input: AssignReadersInput) =>
  services.db.transaction(async (tx): Promise<Assigned> => {
    const { clock } = services;
    const now = clock.now();
    const { dueOn, unassign } = input;
    await lockReaders(tx, customerId);
    const { today } = await readBusinessClock({ ...services, db: tx }, customerId);
    if (dueOn !== null && (dueOn < today || dueOn > addDays(today, readerLimits.dueAheadDays)))
      throw new DomainError('reader.past-due');
    const readerIds = peopleOf(await listListed(tx, customerId), input);
    const documents = await listNamedDocuments(tx, customerId, input);
    requireAll(input, documents);
    const documentIds = documents.map(({ id }) => id);
    if (readerIds.length * documentIds.length > readerLimits.maxAssignments)
      throw new DomainError('reader.too-many-assignments');
    const pairs = { readerIds, documentIds };
    if (unassign) await deleteAssignments(tx, pairs);
    else await upsertAssignments(tx, pairs, { dueOn, now });
    await refreshReaderCounts(tx, documentIds);
    if (!unassign) await queueReadingMails(tx, services, { customerId, readerIds });
    return { people: readerIds.length, documents: documentIds.length };
  });

const peopleOf = (listed: readonly ReaderRow[], { readerIds, roles }: AssignReadersInput) => {
  const named = new Set(readerIds);
  const wantedRoles = new Set(roles.map((role) => role.toLowerCase()));
  const people = listed.filter(({ id, role }) => named.has(id) || wantedRoles.has(role.toLowerCase()));
  const known = new Set(people.map(({ id }) => id));
  if (people.length === 0 || readerIds.some((id) => !known.has(id)))
    throw new DomainError('reader.not-found');
  return [...known];
};

const requireAll = (
  { documentIds, orderIds }: AssignReadersInput,
  found: readonly { id: number; orderId: number }[],
) => {
  const ids = new Set(found.map(({ id }) => id));
  const orders = new Set(found.map(({ orderId }) => orderId));
  const isMissing = documentIds.some((id) => !ids.has(id)) || orderIds.some((id) => !orders.has(id));
  if (found.length === 0 || isMissing) throw new DomainError('binder.not-found');
};
