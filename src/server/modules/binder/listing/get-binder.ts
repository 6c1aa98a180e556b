import type { Services } from '#server/kernel/services.ts';
import { noteInForce } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import type { BinderInput, BinderPage } from '#shared/contract/binder.ts';
import { documentOf } from './binder-document.ts';
import { countDocuments, listBundles, listDocuments } from './binder-list-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

/** The register of a business, as it stands at this moment. */
export const getBinder = async (
  services: Touched,
  customerId: string,
  filter: BinderInput,
): Promise<BinderPage> => {
  const { db } = services;
  const now = services.clock.now();
  await db.transaction((tx) => noteInForce(tx, { customerId, now }));
  const { businessName, told, today } = await readBusinessClock(services, customerId);
  const at = { customerId, now, today };
  const [counts, { rows, total }, bundles] = await Promise.all([
    countDocuments(db, at),
    listDocuments(db, filter, at),
    listBundles(db, customerId),
  ]);
  const documents = rows.map(documentOf);
  return { businessName, timeZone: told, today, counts, bundles, documents, total: total ?? counts.all };
};
