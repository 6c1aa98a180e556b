import type { Config } from '#server/config.ts';
import { checkClock } from './check-clock.ts';
import { checkConverter } from './check-converter.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkPort } from './check-port.ts';
import { checkStorage } from './check-storage.ts';
import { type Finding, find } from './finding.ts';
import { inspectDatabase } from './inspect-database.ts';

/** Looks at every part the shop stands on, all at once. */
export const examine = (config: Config): Promise<Finding[]> => {
  const database = inspectDatabase(config);
  return Promise.all([
    find('Database', () => checkDatabase(config, database)),
    find('Storage', () => checkStorage(config)),
    find('Mail', () => checkMail(config)),
    find('Payments', () => checkPayments(config)),
    find('Converter', () => checkConverter(config)),
    find('Clock', () => checkClock(config, database)),
    find('Disk', () => checkDisk(config)),
    find('Port', () => checkPort(config)),
  ]);
};
