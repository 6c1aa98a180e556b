import { appendFile } from 'node:fs/promises';

export type Row = { part: string; case: string; expected: string; measured: string; ok: boolean };

/** For the table at the end; the runner says where. */
export const report = async (row: Row) => {
  const { FAULTS_REPORT } = process.env;
  if (FAULTS_REPORT !== undefined) await appendFile(FAULTS_REPORT, `${JSON.stringify(row)}\n`);
};

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export const highest = (numbers: number[]) => numbers.reduce((most, one) => Math.max(most, one), 0);

export const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0;
