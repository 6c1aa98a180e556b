import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { MIGRATIONS_DIR } from '#server/db/migrate.ts';
import { clockSkewMs } from '#server/kernel/clock-skew.ts';
import { type Finding, ok, toDo } from './finding.ts';
import type { DatabaseState } from './inspect-database.ts';

export const checkClock = async (
  { shopTimeZone }: Pick<Config, 'shopTimeZone'>,
  inspection: Promise<DatabaseState>,
  now = new Date(),
): Promise<Finding> => {
  if (now < (await newestMigrationDate()))
    return toDo(`${now.toISOString()} is before this version was made: set the clock of this machine`);
  const database = await inspection.catch(() => undefined);
  const skewMs = database?.made ? Math.abs(database.clockAheadMs) : 0;
  if (skewMs > clockSkewMs)
    return toDo(
      `${Math.round(skewMs / 1000)} s apart from the database's: set both clocks by the network (NTP)`,
    );
  const inShop = now.toLocaleString('en-US', {
    timeZone: shopTimeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return ok(`${now.toISOString()}, in the shop (${shopTimeZone}) ${inShop}`);
};

/** The clock cannot honestly show a time from before the code existed. */
const newestMigrationDate = async () => {
  const journal = JSON.parse(await readFile(join(MIGRATIONS_DIR, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return new Date(Math.max(...journal.entries.map(({ when }) => when)));
};
