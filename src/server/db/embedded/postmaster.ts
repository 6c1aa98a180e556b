import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes about itself into its data folder. */
export type Postmaster = { pid: number; port: number; ready: boolean };

export const readPostmaster = (dataDir: string): Postmaster | undefined => {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
};
