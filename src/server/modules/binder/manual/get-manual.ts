import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { signDownloadUrl } from '#server/modules/files/sign-download-url.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { MANUAL_BUCKET } from '#server/modules/register/drop-manuals.ts';
import type { Manual, ManualState } from '#shared/contract/binder-files.ts';
import type { ManualKind } from '#shared/binder/manual-kinds.ts';
import { manualLimits } from './manual-limits.ts';
import { findManual, isIssuing, type ManualRow } from './manual-repo.ts';
import { planManual } from './plan-manual.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'queue'>;

/** The manual as the binder stands now, never one that is outdated; while it is being made there is none. */
export const getManual = async (
  services: Touched,
  customerId: string,
  { kind }: { kind: ManualKind },
): Promise<Manual> => {
  const { db, clock } = services;
  const plan = await planManual(services, customerId, kind);
  const documentCount = plan.documents.length;
  const without = (state: ManualState): Manual => ({ state, documentCount, file: null });
  const isComing = await isIssuing(db, customerId, later(clock.now(), -manualLimits.issuingMs));
  if (documentCount === 0) return without(isComing ? 'making' : 'empty');
  if (plan.isTooLarge) return without('too-large');
  const row = await findManual(db, customerId, kind);
  const isCurrent = row?.fingerprint === plan.fingerprint;
  if (isCurrent && row.path !== null) {
    const file = await findFile(db, { bucket: MANUAL_BUCKET, path: row.path });
    if (file) return { state: 'ready', documentCount, file: fileOf(services, row, file) };
  } else if (isCurrent && row.madeAt !== null && row.failedAt === null) return without('too-large');
  else if (isCurrent && row.failedAt !== null && row.failedAt > later(clock.now(), -manualLimits.retryMs))
    return without('failed');
  if (!isComing)
    await db.transaction((tx) =>
      services.queue.enqueueMissing(tx, 'make-manual', [{ customerId }], {
        class: 'preview',
        fairKey: customerId,
      }),
    );
  return without('making');
};

const fileOf = (
  services: Touched,
  { pageCount, missing, madeAt }: ManualRow,
  file: { bucket: string; path: string; size: number; createdAt: Date },
) => ({
  url: signDownloadUrl(services, { bucket: MANUAL_BUCKET, path: file.path }),
  pageCount: pageCount ?? 0,
  bytes: file.size,
  madeAt: (madeAt ?? file.createdAt).toISOString(),
  missing,
});
