import { join } from 'node:path';
import { createChildPool } from '#server/children/child-pool.ts';
import { type ChildScript, startChild } from '#server/children/start-child.ts';
import type { PdfEngine } from '#server/adapters/converter/engine.ts';
import { logStart } from '#server/adapters/converter/log-start.ts';
import { listOwnFonts } from '#server/adapters/converter/own-fonts.ts';
import type { Log } from '#server/kernel/log.ts';
import { conversion } from '#shared/limits.ts';
import { confinement } from '#server/children/confinement.ts';

export type EmbeddedEngineOptions = {
  log: Log;
  /** The shop's own fonts (.ttf, .otf), read at each start. */
  fontsDirectory: string;
  /** Offices side by side; each takes a core and more than 1 GB. */
  size?: number;
  startLimitMs?: number;
  recycleAfter?: number;
  script?: ChildScript;
};

const SCRIPT: ChildScript = { path: join(import.meta.dirname, 'engine-process.ts') };

/** The office that comes with the shop: it starts warming at once and in the background. */
export const createEmbeddedEngine = ({
  log,
  fontsDirectory,
  size = 1,
  startLimitMs = conversion.startLimitMs,
  recycleAfter = conversion.recycleAfter,
  script = SCRIPT,
}: EmbeddedEngineOptions): PdfEngine => {
  const start = async (limitMs: number, signal: AbortSignal) => {
    const fonts = (await listOwnFonts(fontsDirectory)).map(({ path }) => path);
    const args = [...(script.args ?? []), ...fonts];
    const execArgv = script === SCRIPT ? confinement(fonts) : [];
    return startChild<Uint8Array, Uint8Array>({ path: script.path, args, execArgv }, limitMs, signal);
  };
  const { ask, check, close } = createChildPool({
    start: logStart(log, start),
    startLimitMs,
    size,
    startTries: conversion.startTries,
    recycleAfter,
  });
  return { convert: ask, check, close };
};
