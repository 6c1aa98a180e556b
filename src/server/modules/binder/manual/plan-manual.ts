import { createHash } from 'node:crypto';
import type { Services } from '#server/kernel/services.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { findLogoPath } from '#server/modules/binder/exports/master-list-repo.ts';
import type { ManualKind } from '#shared/binder/manual-kinds.ts';
import { manualLimits } from './manual-limits.ts';
import { listInForce } from './manual-repo.ts';

/** Goes up when the same documents become another file: the old ones are made again. */
const EDITIONS: Record<ManualKind, number> = { manual: 1, 'wall-sheet': 1 };

export type PlannedManual = {
  kind: ManualKind;
  business: string;
  today: string;
  logoPath: string | null;
  documents: Awaited<ReturnType<typeof listInForce>>;
  isTooLarge: boolean;
  /** The day is not in it: a manual that nothing has changed in is not made anew every day. */
  fingerprint: string;
};

/** What a manual of the binder would hold if it were made now. */
export const planManual = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  kind: ManualKind,
): Promise<PlannedManual> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const { businessName: business, today } = await readBusinessClock(services, customerId);
  const logoPath = await findLogoPath(db, customerId);
  const documents = await listInForce(db, customerId, manualLimits.documents + 1);
  const pages = documents.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0);
  return {
    kind,
    business,
    today,
    logoPath,
    documents,
    isTooLarge: documents.length > manualLimits.documents || pages > manualLimits.pages,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([EDITIONS[kind], business, logoPath, documents]))
      .digest('hex'),
  };
};
