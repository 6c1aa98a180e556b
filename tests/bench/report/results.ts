import { availableParallelism, cpus, totalmem } from 'node:os';
import { readFile } from 'node:fs/promises';
import { type Row } from './row.ts';

export type Machine = { processor: string; cores: number; memoryGb: number; node: string; system: string };

export type BenchResult = { measuredAt: string; seconds: number; machine: Machine; rows: Row[] };

/** By the name of the measurement. */
export type Results = Record<string, BenchResult>;

export const thisMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  system: `${process.platform} ${process.arch}`,
});

export const readResults = async (file: string): Promise<Results> => {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Results;
};

/** New figures in place of the old ones of the same measurements, all in the order of `names`. */
export const mergeResults = (old: Results, fresh: Results, names: string[]): Results => {
  const all = { ...old, ...fresh };
  return Object.fromEntries(
    names.flatMap((name) => {
      const result = all[name];
      return result ? [[name, result]] : [];
    }),
  );
};
