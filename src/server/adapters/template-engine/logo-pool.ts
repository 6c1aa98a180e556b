import { join } from 'node:path';
import { childLimits } from '#server/process-pool/child-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { forkProcess, type ProcessScript } from '#server/process-pool/fork-process.ts';
import { createProcessPool } from '#server/process-pool/process-pool.ts';
import { processStart } from '#server/process-pool/process-start.ts';
import type { PictureColour, PictureOptions } from '#server/ports/template-engine.ts';

export type LogoRequest =
  | { task: 'clean'; png: Uint8Array; maxPixels: number; side: number }
  | ({ task: 'picture'; picture: Uint8Array } & PictureOptions)
  | { task: 'colours'; png: Uint8Array }
  | { task: 'draw'; svg: string };

/** Colours for 'colours', bytes for the others. */
export type LogoAnswer = { bytes: Uint8Array } | { colours: PictureColour[] };

/** Each process draws a logo within a fraction of a second; they are few and come one by one. */
const logos = { processes: 1, recycleAfter: 1000 } as const;

const SCRIPT: ProcessScript = {
  path: join(import.meta.dirname, 'logo-process.ts'),
  execArgv: [...confinement([]), '--allow-addons'],
  limits: childLimits.pictures,
};

/** Where logos are decoded: apart from templates, since it takes native code that nothing else may run beside. */
export const createLogoPool = () =>
  createProcessPool<LogoRequest, LogoAnswer>({
    start: (startLimitMs, signal) => forkProcess(SCRIPT, startLimitMs, signal),
    startLimitMs: processStart.limitMs,
    startTries: processStart.tries,
    recycleAfter: logos.recycleAfter,
    size: logos.processes,
  });
