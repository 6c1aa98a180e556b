import type { Services } from '#server/kernel/services.ts';
import { signDownloadUrl } from '#server/modules/files/sign-download-url.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import type { ExportLink } from '#shared/contract/binder-files.ts';
import { planPrint } from './plan-print.ts';
import type { PrintScope } from '#shared/contract/reading/evidence.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'queue' | 'keys'>;

/** Null while it is being made: it goes through the office, which is where jobs are done. */
export const signPrint = async (
  services: Touched,
  customerId: string,
  scope: PrintScope,
): Promise<ExportLink> => {
  const { db, queue } = services;
  const { address } = await planPrint(services, customerId, scope);
  if (await findFile(db, address)) return { url: signDownloadUrl(services, address) };
  await db.transaction((tx) =>
    queue.enqueueMissing(tx, 'print-evidence', [{ customerId, scope }], { fairKey: customerId }),
  );
  return { url: null };
};
