import type { Config } from '#server/config.ts';
import { checkChildren } from './check-children.ts';
import { checkClock } from './check-clock.ts';
import { checkConverter } from './check-converter.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkLegal } from './check-legal.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkPort } from './check-port.ts';
import { checkStorage } from './check-storage.ts';
import { checkTax } from './check-tax.ts';
import { type Check, find, type PartFinding } from './finding.ts';
import { inspectDatabase } from './inspect-database.ts';

/** Looks at every part the shop stands on, all at once. */
export const examine = (config: Config): Promise<PartFinding[]> => {
  const database = inspectDatabase(config);
  const { market } = config;
  const checks: Record<string, Check> = {
    Database: () => checkDatabase(config, database),
    Storage: () => checkStorage(config),
    Mail: () => checkMail(config),
    Payments: () => checkPayments(config),
    Converter: () => checkConverter(config),
    Children: () => checkChildren(),
    Clock: () => checkClock(config, database),
    Disk: () => checkDisk(config),
    ...(config.tax && { Tax: () => checkTax(config) }),
    ...(market && { Legal: () => checkLegal(config, market) }),
    Port: () => checkPort(config),
  };
  return Promise.all(Object.entries(checks).map(([part, check]) => find(part, check)));
};
