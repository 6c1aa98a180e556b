import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { MANUAL_BUCKET } from '#server/modules/register/drop-manuals.ts';
import type { JobContext } from '#server/ports/queue.ts';
import { type ManualKind, manualKinds } from '#shared/binder/manual-kinds.ts';
import { type ComposedManual, composeManual, MANUAL_TITLE } from './compose-manual.ts';
import { composeWallSheet, WALL_SHEET_TITLE } from './compose-wall-sheet.ts';
import { manualLimits } from './manual-limits.ts';
import { findManual, isIssuing, lockManual, settleChange, updateManual } from './manual-repo.ts';
import { planManual, type PlannedManual } from './plan-manual.ts';

type Maker = Pick<
  Services,
  'db' | 'clock' | 'config' | 'storage' | 'random' | 'queue' | 'templateEngine' | 'converter' | 'log'
>;

const TITLES: Record<ManualKind, string> = { manual: MANUAL_TITLE, 'wall-sheet': WALL_SHEET_TITLE };

/** Makes what is not as the binder stands, in the place of the one before. */
export const makeManuals = async (
  services: Maker,
  customerId: string,
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
) => {
  const { db, clock, log } = services;
  const lookedAt = clock.now();
  // The last of them notes its change, and comes back here.
  if (await isIssuing(db, customerId, later(lookedAt, -manualLimits.issuingMs))) return;
  for (const kind of manualKinds) {
    const plan = await planManual(services, customerId, kind);
    try {
      if (!(await isMade(services, customerId, plan)))
        await replace(services, customerId, plan, await compose(services, plan, signal));
    } catch (error) {
      if (signal.aborted || !isLastAttempt) throw error;
      log.error({ customerId, kind, err: error }, 'a manual could not be made');
      await noteFailure(services, customerId, plan);
    }
  }
  await settleChange(db, customerId, lookedAt);
};

const isMade = async ({ db }: Maker, customerId: string, { kind, fingerprint }: PlannedManual) => {
  const row = await findManual(db, customerId, kind);
  return row?.fingerprint === fingerprint && row.path !== null;
};

const compose = async (services: Maker, plan: PlannedManual, signal: AbortSignal) => {
  if (plan.documents.length === 0 || plan.isTooLarge) return undefined;
  return plan.kind === 'manual'
    ? composeManual(services, plan, signal)
    : composeWallSheet(services, plan, signal);
};

const replace = async (
  services: Maker,
  customerId: string,
  plan: PlannedManual,
  made: ComposedManual | undefined,
) => {
  const { db, clock, random } = services;
  const files = createFileBatch(services);
  const path = made ? `${customerId}/${random.uuid()}.pdf` : null;
  if (made && path !== null)
    await files.add({
      bucket: MANUAL_BUCKET,
      path,
      body: made.pdf,
      contentType: 'application/pdf',
      downloadName: `${[plan.business, TITLES[plan.kind], plan.today].filter(Boolean).join(', ')}.pdf`,
      ownerId: customerId,
      isPublic: false,
    });
  await db.transaction(async (tx) => {
    const before = await lockManual(tx, customerId, plan.kind);
    if (before.path !== null) await removeFile(services, tx, { bucket: MANUAL_BUCKET, path: before.path });
    await files.record(tx);
    await updateManual(tx, customerId, plan.kind, {
      fingerprint: plan.fingerprint,
      path,
      pageCount: made?.pageCount ?? null,
      missing: made?.missing ?? [],
      madeAt: clock.now(),
      failedAt: null,
    });
  });
};

const noteFailure = ({ db, clock }: Maker, customerId: string, { kind, fingerprint }: PlannedManual) =>
  db.transaction(async (tx) => {
    await lockManual(tx, customerId, kind);
    await updateManual(tx, customerId, kind, { fingerprint, failedAt: clock.now() });
  });
