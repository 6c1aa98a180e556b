import { join } from 'node:path';
import { childLimits } from '#server/process-pool/child-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { forkProcess, type ProcessScript } from '#server/process-pool/fork-process.ts';
import { createProcessPool } from '#server/process-pool/process-pool.ts';
import { processStart } from '#server/process-pool/process-start.ts';
import type { ManualFront, ManualParts, MergedManual } from '#server/ports/manual.ts';
import { MINUTE } from '#shared/units.ts';

export type ManualRequest =
  | { task: 'front'; front: ManualFront; logo: Uint8Array | undefined }
  | { task: 'merge'; parts: ManualParts };

export type ManualAnswer = { bytes: Uint8Array } | { merged: MergedManual };

/** The largest manual takes half a minute of a core that is not shared. */
export const MANUAL_LIMIT_MS = 3 * MINUTE;

/** One at a time, with a heap for a hundred documents and half of it to spare; the process goes when its memory was used a few times. */
const manuals = { processes: 1, recycleAfter: 20, maxHeapMegabytes: 384 } as const;

const SCRIPT: ProcessScript = {
  path: join(import.meta.dirname, 'manual-process.ts'),
  execArgv: [...confinement([]), `--max-old-space-size=${manuals.maxHeapMegabytes}`],
  limits: childLimits.templates,
};

/** Where manuals are put together: apart from templates, which are checked while somebody waits. */
export const createManualPool = () =>
  createProcessPool<ManualRequest, ManualAnswer>({
    start: (startLimitMs, signal) => forkProcess(SCRIPT, startLimitMs, signal),
    startLimitMs: processStart.limitMs,
    startTries: processStart.tries,
    recycleAfter: manuals.recycleAfter,
    size: manuals.processes,
  });
