import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { DAY } from '#shared/units.ts';
import { PRINT_BUCKET } from './plan-print.ts';

type Touched = Pick<Services, 'queue' | 'clock'>;

/** What was printed for somebody before then. */
const removePrintsBefore = async (services: Touched, tx: Transaction, customerId: string, before: Date) => {
  const old = await tx
    .select({ bucket: storedFiles.bucket, path: storedFiles.path })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.bucket, PRINT_BUCKET),
        eq(storedFiles.ownerId, customerId),
        lt(storedFiles.createdAt, before),
      ),
    );
  for (const address of old) await removeFile(services, tx, address);
};

/** They are made again when they are asked for. */
export const removeOldPrints = (services: Touched, tx: Transaction, customerId: string) =>
  removePrintsBefore(services, tx, customerId, later(services.clock.now(), -DAY));

/** All of them: part of erasing somebody whose name may be on any. */
export const removeAllPrints = (services: Touched, tx: Transaction, customerId: string) =>
  removePrintsBefore(services, tx, customerId, later(services.clock.now(), DAY));
