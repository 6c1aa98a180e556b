import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { paymentCustomers } from '#server/db/schema/payments.ts';
import type { Services } from '#server/kernel/services.ts';
import { lockCustomer, setDisabled } from '#server/modules/customers/customer-account-repo.ts';
import { insertChange } from '#server/modules/customers/customer-change-repo.ts';
import { findPerson } from '#server/modules/privacy/data/person.ts';
import { erasing } from '#server/modules/privacy/privacy-limits.ts';
import { eraseRows } from './erase-rows.ts';
import {
  findErasure,
  hasUnsettledOrder,
  listDueErasures,
  markErased,
} from '#server/modules/customers/erasure-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'queue' | 'payments' | 'log'>;

/** Those whose day has come; one that cannot be erased yet keeps no other from it. */
export const eraseAccounts = async (services: Touched, signal: AbortSignal) => {
  const due = await listDueErasures(services.db, services.clock.now(), erasing.atOnce);
  let failure: unknown;
  for (const { customerId } of due) {
    signal.throwIfAborted();
    try {
      await eraseAccount(services, customerId);
    } catch (error) {
      failure ??= error;
      services.log.error({ err: error, customerId }, 'an account was not erased');
    }
  }
  if (failure) throw failure;
};

/**
 * The provider forgets first: afterwards nobody would know what to ask it. Whoever has changed their mind since, or has an order
 * that is not settled, stays.
 */
const eraseAccount = async (services: Touched, customerId: string) => {
  const { db, clock, payments, log } = services;
  const now = clock.now();
  if (!(await isDue(db, customerId))) return;
  const [known] = await db
    .select({ providerId: paymentCustomers.providerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  if (known) await payments.forgetCustomer(known.providerId);
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const person = (await isDue(tx, customerId)) ? await findPerson(tx, customerId) : undefined;
    if (!person) return;
    await eraseRows(services, tx, person);
    await setDisabled(tx, customerId, now);
    await insertChange(tx, { customerId, changedAt: now, kind: 'erased' });
    await markErased(tx, customerId, now);
    log.info({ customerId }, 'an account was erased');
  });
};

const isDue = async (db: Queryable, customerId: string) => {
  const erasure = await findErasure(db, customerId);
  return erasure?.erasedAt === null && !(await hasUnsettledOrder(db, customerId));
};
