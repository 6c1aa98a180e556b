import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import type { BinderInput, BinderPage } from '#shared/contract/binder.ts';
import { documentOf } from './binder-document.ts';
import { listBundles, listDocuments, tallyDocuments } from './binder-list-repo.ts';
import { countsOf } from './tally.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

/** The register of a business, as it stands at this moment. */
export const getBinder = async (
  services: Touched,
  customerId: string,
  filter: BinderInput,
): Promise<BinderPage> => {
  const { db } = services;
  const now = services.clock.now();
  await bringUpToDate(services, customerId);
  const { businessName, told, today } = await readBusinessClock(services, customerId);
  const at = { customerId, now, today };
  // Of one moment: a document that is approved between counting and listing would be on neither side of where it is cut.
  const read = async (tx: Transaction) => {
    const tally = await tallyDocuments(tx, at);
    const { rows, total } = await listDocuments(tx, filter, at, tally);
    const bundles = await listBundles(tx, customerId);
    return { counts: countsOf(tally), bundles, documents: rows.map(documentOf), total };
  };
  const register = await db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  return { businessName, timeZone: told, today, ...register };
};
