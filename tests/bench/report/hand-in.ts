import { tableOf } from './table.ts';
import type { Row } from './row.ts';

/** How a measurement ends: its rows go to whoever started it, or to the terminal. */
export const handIn = (rows: Row[]) => {
  if (process.send) process.send(rows);
  else process.stdout.write(tableOf(rows));
};

/** Small numbers, to see that a measurement works; what it then measures means nothing. */
export const isQuick = process.env['BENCH_QUICK'] === '1';
