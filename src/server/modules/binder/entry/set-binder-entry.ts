import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { namedRefusal } from '#server/modules/binder/approval/named-refusal.ts';
import { lockOwnDocuments } from '#server/modules/binder/own-documents-repo.ts';
import { redraft } from '#server/modules/binder/redraft.ts';
import { findOwnOrderIds } from '#server/modules/binder/updates/update-repo.ts';
import { lockOrder } from '#server/modules/orders/order-repo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { keepPrintedNumber } from '#server/modules/register/keep-printed-number.ts';
import { noteManualChange } from '#server/modules/register/note-manual-change.ts';
import { appendRecords } from '#server/modules/register/records/append-records.ts';
import type { BinderEntryInput } from '#shared/contract/binder.ts';
import { HOUR } from '#shared/units.ts';
import { printsNumber } from './prints-number.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'storage' | 'queue' | 'keys' | 'templateEngine'>;

/** Each may make a document anew; a whole binder can be numbered in a day. */
const changes = [{ count: 300, windowMs: HOUR }];
const REASON = 'Document number changed';

/**
 * The number and the owner that a business gives a document itself. Where its pages show the number, they are made anew as a draft of
 * the next revision; what is in force keeps the number it was approved with until the draft is approved.
 */
export const setBinderEntry = async (services: Touched, customerId: string, input: BinderEntryInput) => {
  const { id, number, owner, name } = input;
  await consumeRateLimits(services, [{ key: `binder-entry:${customerId}`, limits: changes }]);
  await refuseUnprintable(services, { number, owner });
  const isPrinted = await printsNumber(services, { customerId, id, number });
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const [orderId = 0] = await findOwnOrderIds(tx, customerId, [id]);
    const order = await lockOrder(tx, orderId);
    const [document] = await lockOwnDocuments(tx, customerId, [id]);
    if (!order || !document) throw new DomainError('binder.not-found');
    if (document.number === number && document.owner === owner) return;
    if (document.number !== number) await keepPrintedNumber(tx, id, document.number);
    await tx.update(binderDocuments).set({ number, owner }).where(eq(binderDocuments.id, id));
    await noteManualChange(tx, customerId, now);
    await record(tx, { customerId, happenedAt: now }, document, { number, owner, name });
    const drafts = [{ lineItemId: document.lineItemId, reason: REASON, isSubstantial: false }];
    if (isPrinted && !(await redraft(services, tx, { order, drafts, requestedAt: now })))
      throw namedRefusal('binder.number-being-printed', document);
  });
};

type Said = { number: string; owner: string; name: string };

const record = async (
  tx: Transaction,
  written: { customerId: string; happenedAt: Date },
  { id, title, number, owner }: typeof binderDocuments.$inferSelect,
  { name, ...said }: Said,
) => {
  const data = { title, name, before: { number, owner }, after: said };
  await appendRecords(tx, written, [{ kind: 'described', documentId: id, data }]);
};
