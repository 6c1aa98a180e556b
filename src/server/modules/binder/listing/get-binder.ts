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
  const tally = tallyDocuments(db, at);
  const [counts, { rows, total }, bundles] = await Promise.all([
    tally.then(countsOf),
    listDocuments(db, filter, at, tally),
    listBundles(db, customerId),
  ]);
  const documents = rows.map(documentOf);
  return { businessName, timeZone: told, today, counts, bundles, documents, total };
};
